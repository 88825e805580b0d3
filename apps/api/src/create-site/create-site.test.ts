import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { holidaysOf, isDayOfYear } from '@comptoir/rules/calendar'
import { contrastRatio } from '@comptoir/rules/contrast'
import { isPostcodeOf } from '@comptoir/rules/postcode'
import { newSiteLanguages, readNewSiteTexts } from '@comptoir/messages/new-site'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usage } from '../cli-arguments.ts'
import { mailIdentifiers, placeholdersIn, placeholdersOf } from '../content/index.ts'
import { CommandError } from '../platform/errors.ts'
import { answersOfFlags } from './ask.ts'
import { beforeOpening } from './before-opening.ts'
import { readAnswers } from './check-answers.ts'
import { colourProblems, nearestOn, tokensFor } from './colours.ts'
import { createSiteCommand, createSiteOptions } from './command.ts'
import { countryData, knownCountries } from './country-data.ts'
import { draftOf } from './draft.ts'
import { holidaysIn } from './holidays.ts'
import { websiteOf } from './website.ts'

let sitesDir: string
beforeAll(async () => {
  sitesDir = await mkdtemp(path.join(tmpdir(), 'comptoir-sites-'))
})
afterAll(async () => {
  await rm(sitesDir, { recursive: true })
})

const usual = {
  code: 'taller',
  name: 'Taller Norte',
  languages: 'es,en',
  countries: 'ES,PT,CH',
  email: 'hola@taller.example',
  phone: '+34 910 000 000',
}
const today = '2026-11-24'

const create = async (flags: Record<string, string>) =>
  await createSiteCommand(new Map(Object.entries(flags)), { sitesDir, today })
const refusal = async (flags: Record<string, string>) =>
  await create({ ...usual, code: 'refused', ...flags }).then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof CommandError ? error.message : String(error)),
  )
const fileOf = async (...names: string[]) => await readFile(path.join(sitesDir, ...names), 'utf8')
const jsonOf = async (...names: string[]) => JSON.parse(await fileOf(...names))

describe('create-site', () => {
  it('writes a whole folder from flags, in the languages and currencies chosen', async () => {
    const output = await create({ ...usual, currencies: 'EUR,GBP', 'exchange-rates': 'GBP=0.85' })
    expect(output).toContain(`import website ${sitesDir}/taller/website.json`)
    expect(output).toMatch(/npm start[\s\S]*Before it opens[\s\S]*content\/pages/)
    const readme = await fileOf('taller', 'README.md')
    expect(readme).toMatch(/^- \[ \] website.json, taxRates: check those of ES, PT, CH\..*2026-01-01/m)
    expect(readme).toMatch(/^- \[ \] website.json, holidays: check those of ES, the nationwide ones/m)
    expect(await readdir(sitesDir)).toEqual(['taller'])

    const website = await jsonOf('taller', 'website.json')
    expect(website).toMatchObject({
      website: {
        code: 'taller',
        name: 'Taller Norte',
        pricesIncludeTax: true,
        currency: 'EUR',
        isDefault: true,
      },
      zones: [
        { code: 'es', countries: [{ country: 'ES', except: ['35*', '38*', '51*', '52*'] }] },
        { code: 'pt' },
        { code: 'ch', export: true },
      ],
      taxRates: { standard: { es: 2100, pt: 2300 } },
      taxTitles: { es: 'IVA', en: 'VAT' },
      currencies: [{ code: 'GBP', rate: '0.85', date: today }],
      config: {
        default_country: 'ES',
        countries: ['ES', 'PT', 'CH'],
        timezone: 'Europe/Madrid',
        home_zone: 'es',
        holidays: [
          '01-01',
          '01-06',
          { easter: -2 },
          '05-01',
          '08-15',
          '10-12',
          '11-01',
          '12-06',
          '12-08',
          '12-25',
        ],
      },
    })
    expect(website.groups[0].stores).toMatchObject([
      { code: 'taller_es', language: 'es', locale: 'es_ES', isDefault: true },
      { code: 'taller_en', language: 'en', locale: 'en_ES', isDefault: false },
    ])
    expect(website.taxRates.standard).not.toHaveProperty('ch')

    const site = await jsonOf('taller', 'site.json')
    expect(Object.keys(site.languages)).toEqual(['es', 'en'])
    expect(site.features).toMatchObject({ professionals: false, locations: false, withdrawal: true })
    expect(site.look.logo).toEqual({ file: 'logo.svg', width: 28, height: 28 })
    const action = '#1f5c4d'
    expect(await fileOf('taller', 'look/logo.svg')).toMatch(
      `stroke="${action}" stroke-width="1.6">\n  <path d="M5 4h18`,
    )

    const products = (await fileOf('taller', 'catalogue/products.csv')).split('\n')
    const columns = products[0]?.split(',') ?? []
    expect(columns).toEqual(
      expect.arrayContaining(['price', 'price_GBP', 'configurable_variations', 'bundle_values']),
    )
    expect(products.filter((line) => /^TALLER-(SET|CUP),/.test(line))).toHaveLength(4)
    expect(products.find((line) => line.startsWith('TALLER-VASE,,'))).toContain('56.00,48.00')

    const pages = await readdir(path.join(sitesDir, 'taller/content/pages'))
    expect(pages.filter((name) => name.endsWith('.es.md'))).toHaveLength(pages.length / 2)
    expect(await fileOf('taller', 'content/pages/cgv.es.md')).toMatch(
      /^> \*\*Esquema\.\*\*[\s\S]*por completar/m,
    )
    const mails = await readdir(path.join(sitesDir, 'taller/content/mails'))
    expect(mails.filter((name) => name.endsWith('.es.md'))).toHaveLength(mailIdentifiers.length)

    for (const name of await readdir(path.join(sitesDir, 'taller/pictures'))) {
      expect(name).toMatch(/^taller-[a-z-]+\.webp$/)
      const { width, format } = await sharp(path.join(sitesDir, 'taller/pictures', name)).metadata()
      expect([width, format]).toEqual([1280, 'webp'])
    }
  })

  it('never overwrites a folder, and leaves nothing behind', async () => {
    await mkdir(path.join(sitesDir, 'kept'))
    await writeFile(path.join(sitesDir, 'kept/site.json'), '{}')
    expect(await refusal({ code: 'kept' })).toMatch(/kept exists and is left as it is: give another --code/)
    expect(await readdir(path.join(sitesDir, 'kept'))).toEqual(['site.json'])
    expect((await readdir(sitesDir)).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('names every flag that is missing, and what it should say', async () => {
    await expect(createSiteCommand(new Map(), { sitesDir, today })).rejects.toThrow(
      /^--code is missing: .*\n--name is missing: .*\n--languages is missing: .*\n--countries is missing: .*\n--email is missing: .*\n--phone is missing: .*$/,
    )
    expect(await refusal({ currencies: 'EUR,GBP' })).toMatch(/^--exchange-rates is missing: .* GBP=0\.85\.$/)
    expect(await refusal({ countries: 'US', currencies: 'USD' })).toMatch(
      /^--tax-rates is missing: .*\n--timezone is missing: .*$/,
    )
    expect(await refusal({ countries: 'US', 'tax-rates': 'US=0', timezone: 'America/New_York' })).toBe(
      '--currencies is missing: the currency of US.',
    )
  })

  it.each([
    [
      { code: 'Mi-Tienda' },
      '--code "Mi-Tienda" is no code: write 2 to 20 small letters and digits, a letter first.',
    ],
    [{ name: 'A "B"' }, '--name must have 1 to 60 characters, without < > " { } | \\.'],
    [{ languages: 'es,xx' }, /^--languages "xx" is unknown: use de, en, es, fr, it\.$/],
    [{ languages: 'es,es' }, '--languages "es" stands there twice: write it once.'],
    [{ 'language-prefix': 'no' }, '--language-prefix must be yes: only a shop in one language does without.'],
    [{ countries: 'ES,XX' }, '--countries "XX" is no country: write codes of ISO 3166 such as ES,PT.'],
    [{ currencies: 'EURO' }, '--currencies "EURO" is no currency: write codes of ISO 4217 such as EUR,GBP.'],
    [
      { currencies: 'EUR,GBP', 'exchange-rates': 'CHF=0.9' },
      '--exchange-rates "CHF=0.9" is not as needed: write GBP=0.85.',
    ],
    [{ countries: 'ES,US', 'tax-rates': 'US=much' }, '--tax-rates "US=much" is not as needed: write US=8.5.'],
    [{ customers: 'b2x' }, '--customers "b2x" is unknown: use b2c, b2b.'],
    [{ fulfilment: 'drone' }, '--fulfilment "drone" is unknown: use parcel, pickup, delivery.'],
    [
      {
        countries: 'US',
        'tax-rates': 'US=0',
        timezone: 'America/New_York',
        currencies: 'USD',
        fulfilment: 'parcel,pickup',
      },
      /^--fulfilment points of sale in US have to be written by hand: use parcel/,
    ],
    [{ email: 'hola' }, '--email "hola" is no e-mail address: write one such as shop@example.com.'],
    [{ phone: '910' }, '--phone "910" is no number with country code: write one such as +34910000000.'],
    [{ 'color-page': 'white' }, '--color-page "white" is no colour: write it like #1f5c4d.'],
    [
      { logo: '/none.svg' },
      '--logo "/none.svg" is no file: name an SVG file, or a PNG, WebP or JPEG picture.',
    ],
  ])('refuses %j', async (flags, message) => {
    const answer = await refusal(flags)
    if (typeof message === 'string') expect(answer).toBe(message)
    else expect(answer).toMatch(message)
    expect(await readdir(sitesDir)).not.toContain('refused')
  })

  it('refuses colours that cannot be read, with the ratio and the nearest that can', async () => {
    const answer = await refusal({ 'color-text': '#999999', 'color-page': '#ffffff' })
    const [, nearest = ''] =
      /^--color-text #999999 on #ffffff has 2\.84:1, it needs 4\.5:1: (#\w{6}) would pass\.$/.exec(answer) ??
      []
    expect(contrastRatio(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(nearest, '#ffffff')).toBeLessThan(4.8)
    expect(await refusal({ 'color-action': '#ffe9a0' })).toMatch(
      /^--color-action #ffe9a0 on #fbfaf7 has 1\.\d\d:1, it needs 3:1/,
    )
    expect(await refusal({ 'color-page': '#333333' })).toMatch(
      /--color-page #333333 behind messages of errors/,
    )
  })

  it('makes points of sale where orders are collected', async () => {
    await create({
      ...usual,
      code: 'fjord',
      countries: 'NO',
      customers: 'b2b',
      fulfilment: 'pickup,delivery',
    })
    expect(await jsonOf('fjord', 'site.json')).toMatchObject({
      features: { professionals: true, locations: true, withdrawal: false },
    })
    expect(await jsonOf('fjord', 'website.json')).toMatchObject({
      website: { pricesIncludeTax: false, currency: 'NOK', isDefault: false },
      config: { timezone: 'Europe/Oslo', professional_approval: 'vat_number', default_location: 'fjord-1' },
    })
    expect(await jsonOf('fjord', 'locations.json')).toMatchObject([
      { enable_pickup: true, enable_delivery: true },
    ])
    expect(await readdir(path.join(sitesDir, 'fjord/content/pages'))).not.toContain(
      'droit-de-retractation.es.md',
    )
  })

  it('asks a terminal for what is left open, until the answer is right', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    const { code: _code, email: _email, ...flags } = usual
    input.end('Asked\nkept\nasked\n\n\n\nhola\nhola@asked.example\n\n#999999\n\n#444444\n')
    await createSiteCommand(new Map(Object.entries({ ...flags, 'color-page': '#ffffff' })), {
      sitesDir,
      today,
      terminal: { input, output },
    })
    const shown = String(output.read())
    expect(shown).toContain('"Asked" is no code')
    expect(shown).toContain('There is a folder "kept" already: choose another code')
    expect(shown).toContain('"hola" is no e-mail address')
    expect(shown).toMatch(/#999999 on #ffffff has 2\.84:1/)
    expect(await fileOf('asked', 'theme.css')).toContain('--color-text: #444444;')
    expect(await jsonOf('asked', 'website.json')).toMatchObject({ config: { email: 'hola@asked.example' } })
  })

  it('is in the help, with each of its options', () => {
    for (const option of createSiteOptions) expect(usage).toContain(`--${option} `)
  })
})

describe('The words of a new shop', () => {
  const shapeOf = (value: unknown, at = ''): string[] =>
    typeof value === 'string'
      ? [`${at} ${placeholders(value)}`]
      : Object.entries(value as object).flatMap(([key, one]) => shapeOf(one, `${at}.${key}`))
  const placeholders = (text: string) => [...new Set(text.match(/\{+\w+\}+/g))].toSorted().join()
  const source = readNewSiteTexts('en')
  /** The paragraphs of a mail may be divided differently. */
  const withoutBodies = ({ mails, ...others }: typeof source) => ({
    ...others,
    mails: Object.fromEntries(
      Object.entries(mails).map(([key, { body, ...mail }]) => [key, { ...mail, body: body.join('\n') }]),
    ),
  })

  it.each(newSiteLanguages)('are complete in %s, with the same placeholders', (language) => {
    const texts = readNewSiteTexts(language)
    expect(shapeOf(withoutBodies(texts)).toSorted()).toEqual(shapeOf(withoutBodies(source)).toSorted())
    expect(Object.keys(texts.mails).toSorted()).toEqual(mailIdentifiers.toSorted())
    for (const [identifier, { subject, preheader, body }] of Object.entries(texts.mails))
      for (const name of placeholdersIn([subject, preheader, ...body].join('\n')))
        expect([identifier, placeholdersOf(identifier)]).toEqual([identifier, expect.arrayContaining([name])])
  })
})

describe('The colours of a new shop', () => {
  it.each([
    { action: '#1f5c4d', page: '#fbfaf7', text: '#1c2321' },
    { action: '#e0a000', page: '#ffffff', text: '#000000' },
    { action: '#b03060', page: '#f4ecf0', text: '#3a2030' },
  ])('give readable tokens: %j', (colours) => {
    const problems = colourProblems(colours)
    const usable =
      problems.length === 0 ? colours : { ...colours, action: nearestOn(colours.action, colours.page, 3) }
    expect(colourProblems(usable)).toEqual([])
    const tokens = tokensFor(usable)
    const ratio = (front: string, ground: string) =>
      contrastRatio(tokens[`color-${front}`] ?? '', tokens[`color-${ground}`] ?? '')
    for (const [front, ground, least] of [
      ['text', 'track', 4.5],
      ['text-muted', 'track', 4.5],
      ['text-faint', 'band-quiet', 4.5],
      ['link', 'band-quiet', 4.5],
      ['link', 'selected', 4.5],
      ['on-action', 'action', 4.5],
      ['on-accent', 'accent', 4.5],
      ['on-inverse', 'inverse', 4.5],
      ['on-band', 'band', 4.5],
      ['on-band-muted', 'band', 4.5],
      ['mark-on-band', 'band', 4.5],
      ['field-line', 'page', 3],
      ['mark', 'page', 3],
    ] as const)
      expect([front, ground, (ratio(front, ground) ?? 0) >= least]).toEqual([front, ground, true])
  })
})

describe('The public holidays of a new shop', () => {
  it.each([
    ['DE', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
    ['IT', 2026, '01-01 01-06 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
    ['NO', 2025, '01-01 04-17 04-18 04-21 05-01 05-17 05-29 06-09 12-25 12-26'],
  ])('are those of %s in %i', (country, year, days) => {
    const { rules = [] } = holidaysIn(country) ?? {}
    expect(holidaysOf(rules)(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  it('are known of every country with a rate, and are days of a year', () => {
    for (const country of knownCountries) {
      const { rules = [] } = holidaysIn(country) ?? {}
      expect([country, rules.includes('12-25')]).toEqual([country, true])
      for (const rule of rules)
        expect([country, typeof rule === 'string' ? isDayOfYear(rule) : Math.abs(rule.easter) < 61]).toEqual([
          country,
          true,
        ])
    }
  })

  it.each([
    ['US', 'write those of US, which are not known here; the list is empty'],
    ['GR', 'Those of the Orthodox Easter are missing'],
    ['IE', 'Those on a Monday of a month are missing'],
  ])('of %s lack days, and the shop is told', async (country, expected) => {
    const unknown = { 'tax-rates': 'US=0', currencies: 'USD', timezone: 'America/Chicago' }
    const flags = { ...usual, countries: country, ...(country === 'US' ? unknown : {}) }
    const { given } = await answersOfFlags(new Map(Object.entries(flags)))
    const answers = await readAnswers(given)
    expect(beforeOpening(answers).join('\n')).toContain(expected)
    const website = websiteOf(draftOf(answers), { today, isDefault: false })
    expect(website.config.holidays).toEqual(holidaysIn(country)?.rules ?? [])
  })
})

it('The sample towns have postcodes of their countries', () => {
  for (const country of knownCountries)
    expect([country, isPostcodeOf(country, countryData(country)?.town[1] ?? '')]).toEqual([country, true])
})
