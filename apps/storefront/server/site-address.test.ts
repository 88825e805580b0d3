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

it.each(['fontaines', 'sushi'])(
  '%s has the same company address in every language and on every page',
  (site) => {
    const { name, address } = (JSON.parse(read(site, 'website.json')) as Website).config.company
    const [street = '', town = ''] = address
    const { languages } = JSON.parse(read(site, 'site.json')) as Written
    for (const { address: written } of Object.values(languages)) {
      expect([written['company'], written['street'], written['postcode']]).toEqual([
        name,
        street,
        town.split(' ')[0],
      ])
    }
    const mention = new RegExp(`${name}(?:, |<br>\\n)([^,<]*)`, 'g')
    const others = readdirSync(path.join(sites, site, 'content/pages')).flatMap((file) =>
      [...read(site, `content/pages/${file}`).matchAll(mention)]
        .filter(([, found]) => found?.trim() !== street)
        .map(([whole]) => `${file}: ${whole}`),
    )
    expect(others).toEqual([])
  },
)
