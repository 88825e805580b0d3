import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SERVICES } from '@comptoir/rules/consent'
import { cookiesOf, necessaryCookies } from './cookie-texts.ts'
import * as cookies from '../platform/cookies.ts'

const sites = path.resolve(import.meta.dirname, '../../../../sites')

it('every name that the shop stores is in the lists of the cookie page and the settings', () => {
  const names = Object.values(cookies).filter((value) => typeof value === 'string')
  const features = {
    locations: true,
    compare: true,
    favourites: true,
    recentlyViewed: true,
    withdrawal: true,
    currencies: true,
    professionals: true,
    colorSchemes: true,
  }
  const purposes = SERVICES.flatMap((service) => cookiesOf({ code: service, service }, 'fr'))
  const listed = [...necessaryCookies(features, 'fr'), ...purposes].map(({ name }) => name)
  expect(listed).toEqual(expect.arrayContaining(names))
  expect(new Set(listed).size).toBe(listed.length)
})

it('no page of a site lists cookies of its own', () => {
  for (const site of ['fontaines', 'keramik', 'sushi']) {
    const folder = path.join(sites, site, 'content/pages')
    const pages = readdirSync(folder).filter((file) => file.startsWith('enable-cookies.'))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(readFileSync(path.join(folder, page), 'utf8')).not.toMatch(/^\|/m)
  }
})
