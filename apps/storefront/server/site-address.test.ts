import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sites = path.resolve(import.meta.dirname, '../../../sites')

interface Written {
  readonly languages: Record<string, { readonly address: Record<string, string> }>
}
interface Website {
  readonly config: { readonly company: { readonly name: string; readonly address: readonly string[] } }
}

const read = (site: string, file: string) => readFileSync(path.join(sites, site, file), 'utf8')

it.each(['fontaines', 'keramik', 'sushi'])('%s has its own address on every page', (site) => {
  const { name, address } = (JSON.parse(read(site, 'website.json')) as Website).config.company
  const [seat = '', town = ''] = address
  const { languages } = JSON.parse(read(site, 'site.json')) as Written
  const own = Object.values(languages)[0]?.address
  expect([own?.['company'], own?.['street'], own?.['postcode']]).toEqual([name, seat, town.split(' ')[0]])
  for (const { address: written } of Object.values(languages)) {
    expect(written['company']).toBe(name)
  }
  // Legal texts name the seat, the contact page the address in its language.
  const streetOn = (file: string) => {
    const [page, language = ''] = file.split('.')
    return page === 'contact' ? languages[language]?.address['street'] : seat
  }
  const mention = new RegExp(`${name}(?:, |<br>\\n)([^,<]*)`, 'g')
  const others = readdirSync(path.join(sites, site, 'content/pages')).flatMap((file) =>
    [...read(site, `content/pages/${file}`).matchAll(mention)]
      .filter(([, found]) => found?.trim() !== streetOn(file))
      .map(([whole]) => `${file}: ${whole}`),
  )
  expect(others).toEqual([])
})
