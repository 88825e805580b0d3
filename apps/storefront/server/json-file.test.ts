import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../app/generated/languages.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import { siteFile } from '../app/platform/site-file.server.ts'
import { parseJson } from './json-file.ts'
import { SettingsError } from './settings.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const sites = path.resolve(import.meta.dirname, '../../../sites')
const schema = siteFile(new Map())
const text = readFileSync(path.join(sites, 'fontaines/site.json'), 'utf8')
const parse = (changed: string) => parseJson(changed, 'site.json', schema)

describe('site.json', () => {
  it.each(['fontaines', 'keramik', 'sushi'])('of %s is valid', (site) => {
    expect(parse(readFileSync(path.join(sites, site, 'site.json'), 'utf8')).code).toBe(site)
  })

  it('replaces file names by the images of the site', () => {
    const picture = { file: 'a.webp', src: '/pictures/a.webp?v=1', width: 2, height: 1 }
    const own = text.replace(/"picture": "[^"]+"/, '"picture": "a.webp"')
    const { languages } = parseJson(own, 'site.json', siteFile(new Map([['a.webp', picture]])))
    expect(languages.fr?.home.hero.picture).toEqual(picture)
    expect(languages.en?.home.hero.picture).toBeUndefined()
  })

  it('may have one language', () => {
    const { languages, ...rest } = parse(text)
    const alone = parse(JSON.stringify({ ...rest, languages: { it: languages.it } }))
    expect(languagesOf(alone)).toEqual(['it'])
    const none = JSON.stringify({ ...rest, languages: {} })
    expect(() => parse(none)).toThrow(/languages: must have at least one language/)
    const unknown = JSON.stringify({ ...rest, languages: { xx: languages.it } })
    expect(() => parse(unknown)).toThrow(`languages.xx: must be one of ${LANGUAGES.join(', ')}`)
  })

  it.each([
    [
      { type: 'quotes' },
      /^site\.json:\d+:\d+: languages\.fr\.pages\.valeurs\.sections\.0\.type: .*"quote" \| "gallery"/,
    ],
    [
      { type: 'quote', text: 'Solide.' },
      /^site\.json:\d+:\d+: languages\.fr\.pages\.valeurs\.sections\.0\.author: is missing$/,
    ],
    [
      { type: 'gallery', title: 'Pièces', items: [{ alt: '', picture: 'a.webp', text: '' }] },
      /sections\.0\.items\.0\.text: unknown key$/,
    ],
    [{ type: 'faq', title: 'Questions', items: 'none' }, /sections\.0\.items: .*Array/],
  ])('of a page with the section %j is rejected', (section, message) => {
    const pages = JSON.stringify({ valeurs: { sections: [section] } }, null, 2)
    expect(() => parse(text.replace('"storeCode": "fr"', `"pages": ${pages},\n$&`))).toThrow(message)
  })

  it.each([
    ['"brand": "Vasque",', '', /^site\.json:1:1: brand: is missing$/],
    ['"professionals": true', '"wings": true', /^site\.json:5:\d+: features\.wings: unknown key$/],
    ['"weight": 300', '"weight": 3000', /^site\.json:\d+:\d+: look\.fonts\.heading\.faces\.0\.weight: /],
    ['"file": "logo.svg"', '"file": "../logo.svg"', /look\.logo\.file: must be an \.svg, /],
    ['-300-normal.woff2', '-300-normal.ttf', /faces\.0\.file: must be a \.woff2 file of look/],
    ['"storeCode": "it"', '"storeCode": ""', /^site\.json:\d+:\d+: languages\.it\.storeCode: must be /],
    [
      '"type": "category-tiles"',
      '"type": "tiles"',
      /^site\.json:\d+:\d+: languages\.fr\.home\.sections\.0\.type: /,
    ],
    ['"code"', 'code', /^site\.json:2:\d+: is not valid JSON\.$/],
  ])('with %s replaced by %s is rejected with file, line and column', (from, to, message) => {
    const changed = text.replace(from, to)
    expect(() => parse(changed)).toThrow(SettingsError)
    expect(() => parse(changed)).toThrow(message)
  })
})
