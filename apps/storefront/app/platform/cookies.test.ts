import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as cookies from './cookies.ts'

const sites = path.resolve(import.meta.dirname, '../../../../sites')
const names = Object.values(cookies).filter((value) => typeof value === 'string')
/** Cookies of optional features. */
const features: Readonly<Record<string, string>> = {
  [cookies.COMPARE]: 'compare',
  [cookies.WITHDRAWAL_TOKEN]: 'withdrawal',
  [cookies.LOCATION_ID]: 'locations',
  [cookies.ROOT_CATEGORY]: 'locations',
  [cookies.DELIVERY_ADDRESS]: 'locations',
  [cookies.PENDING_ADD]: 'locations',
}

function featuresOf(site: string): Record<string, boolean> {
  const text = readFileSync(path.join(sites, site, 'site.json'), 'utf8')
  return (JSON.parse(text) as { features: Record<string, boolean> }).features
}

const pages = ['fontaines', 'sushi'].flatMap((site) =>
  ['fr', 'en', 'it'].map((language) => ({ site, language })),
)

describe('the cookie page', () => {
  it.each(pages)('of $site in $language lists the cookies that the shop sets', ({ site, language }) => {
    const page = path.join(sites, site, `content/pages/enable-cookies.${language}.md`)
    const listed = [...readFileSync(page, 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    const has = featuresOf(site)
    const set = names.filter((name) => has[features[name] ?? ''] !== false)
    expect(listed).toEqual(expect.arrayContaining(set))
    expect(new Set(listed).size).toBe(listed.length)
  })
})
