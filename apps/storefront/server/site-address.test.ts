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

const readJson = <Value>(site: string, file: string) =>
  JSON.parse(readFileSync(path.join(sites, site, file), 'utf8')) as Value

it.each(['fontaines', 'sushi'])(
  'who sells at %s has one address, in every language and on every page',
  (site) => {
    const { name, address } = readJson<Website>(site, 'website.json').config.company
    const [street = '', town = ''] = address
    for (const { address: said } of Object.values(readJson<Written>(site, 'site.json').languages)) {
      expect([said['company'], said['street'], said['postcode']]).toEqual([name, street, town.split(' ')[0]])
    }
    const pages = path.join(sites, site, 'content/pages')
    for (const file of readdirSync(pages)) {
      const text = readFileSync(path.join(pages, file), 'utf8')
      const told = [...text.matchAll(new RegExp(`${name}(?:, |<br>\\n)(\\d[^,<]*)`, 'g'))]
      expect(new Set(told.map(([, found]) => found)), file).toEqual(new Set(told.length > 0 ? [street] : []))
    }
  },
)
