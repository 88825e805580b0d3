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
  'who sells at %s has one address, in every language and on every page',
  (site) => {
    const { name, address } = (JSON.parse(read(site, 'website.json')) as Website).config.company
    const [street = '', town = ''] = address
    const { languages } = JSON.parse(read(site, 'site.json')) as Written
    for (const { address: said } of Object.values(languages)) {
      expect([said['company'], said['street'], said['postcode']]).toEqual([name, street, town.split(' ')[0]])
    }
    const said = new RegExp(`${name}(?:, |<br>\\n)([^,<]*)`, 'g')
    const others = readdirSync(path.join(sites, site, 'content/pages')).flatMap((file) =>
      [...read(site, `content/pages/${file}`).matchAll(said)]
        .filter(([, told]) => told?.trim() !== street)
        .map(([whole]) => `${file}: ${whole}`),
    )
    expect(others).toEqual([])
  },
)
