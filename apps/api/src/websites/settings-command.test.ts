import { messageLanguages } from '@comptoir/messages/message'
import { settingDescriptions } from '@comptoir/messages/setting-descriptions'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { settingsCommand } from './index.ts'
import { exportWebsite } from './read-website.ts'
import { settingNames } from './setting-rows.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const run = async (words: string[], flags: Record<string, string> = {}, environment = {}) =>
  await settingsCommand(shop.sql, words, new Map(Object.entries(flags)), environment)

/** The error of a change, which must leave the database as it was. */
async function refused(...words: string[]): Promise<string> {
  const before = await exportWebsite(shop.sql, 'fontaines')
  const error: unknown = await run(['fontaines', ...words]).catch((reason: unknown) => reason)
  expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
  return error instanceof Error ? error.message : 'changed'
}

test.each(messageLanguages)('each setting has a description in %s', (language) => {
  expect(Object.keys(settingDescriptions(language))).toEqual(settingNames())
})

describe('settings WEBSITE', () => {
  it('lists settings with value, default and description', async () => {
    const lines = (await run(['fontaines'])).split('\n')
    const english = settingDescriptions('en')
    expect(lines).toContain('config.default_country: "FR"')
    expect(lines).toContain('config.quotations.valid_days: 30 (default)')
    expect(lines).toContain('shipping.methods[flatrate_flatrate].priceInclTax: 990')
    expect(lines[lines.indexOf('config.grid_per_page: 12') + 1]).toBe(
      `    ${english['config.grid_per_page']}`,
    )
    const told = lines.filter((line) => line.startsWith('    '))
    expect(new Set(told.filter((line) => line !== '')).size).toBeGreaterThan(100)
    expect(told.filter((line) => line.trim() === english['payment[].active'])).toHaveLength(1)
    expect(lines.filter((line) => /^payment\[\w+\]\.active: /.test(line)).length).toBeGreaterThan(2)
  })

  it('marks what is not the default', async () => {
    expect(await run(['sushi', 'config.mail.accent'])).toMatch(
      /^config\.mail\.accent: "#a8401c" \(changed, default "#c6a468"\)\n/,
    )
    expect(await run(['sushi', 'config.mail.ink'])).toMatch(/^config\.mail\.ink: "#1e1b17" \(default\)\n/)
  })

  it('lists what is below a path, in the language that is asked for, or in that of the shell', async () => {
    const path = 'config.product_reviews'
    const told = (language: string) => ` ${settingDescriptions(language)[`${path}.guests`]}`
    const french = await run(['sushi', path], { language: 'fr' }, { LANG: 'it_IT.UTF-8' })
    expect(french.split('\n')).toHaveLength(10)
    expect(french).toContain(told('fr'))
    expect(await run(['sushi', path], {}, { LANG: 'it_IT.UTF-8' })).toContain(told('it'))
    expect(await run(['sushi', path], {}, { LANG: 'C.UTF-8' })).toContain(told('en'))
    await expect(run(['sushi', path], { language: 'xx' })).rejects.toThrow(
      `There are no descriptions in xx: use ${messageLanguages.join(', ')}.`,
    )
  })

  it('names the websites where there is none with the code', async () => {
    await expect(run(['outpost'])).rejects.toThrow(/^There is no website "outpost": use fontaines, /)
    await expect(run(['outpost', 'config.email', '"a@b.example"'])).rejects.toThrow(/no website "outpost"/)
  })
})

describe('settings WEBSITE PATH VALUE', () => {
  const path = 'shipping.methods[flatrate_flatrate].priceInclTax'
  const difference = `${path}: 990 -> 1250`

  it('changes a shipping price everywhere, and in a dry run nothing', async () => {
    const before = await exportWebsite(shop.sql, 'fontaines')
    expect((await run(['fontaines', path, '1250'], { 'dry-run': '' })).split('\n')).toEqual([
      'Nothing was written: this is what the change would do.',
      difference,
      'The website fontaines: 1 changed.',
    ])
    expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
    expect(await run(['fontaines', path, '1250'])).toBe(`${difference}\nThe website fontaines: 1 changed.`)
    expect(await run(['fontaines', path, '1250'])).toBe('The website fontaines: 0 changed.')
    await eventually(async () => {
      const { data } = await shop.send<{ websiteSettings: string }>('{ websiteSettings }')
      expect(JSON.parse(data.websiteSettings).shipping.methods[0].priceInclTax).toBe(1250)
    })
    await run(['fontaines', 'shipping.methods.0.priceInclTax', '990'])
    expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
  })

  it('changes texts, lists and settings that are not in the file yet', async () => {
    const before = await exportWebsite(shop.sql, 'fontaines')
    expect(await run(['fontaines', 'taxTitles.en', '"Sales tax"'])).toContain(
      'taxTitles.en: "VAT" -> "Sales tax"',
    )
    expect(await run(['fontaines', 'config.wishlists.most_items', '400'])).toContain('1 changed')
    expect(await run(['fontaines', 'config.wishlists.most_items'])).toContain(': 400 (changed, default 500)')
    await run(['fontaines', 'config.wishlists.most_items', '500'])
    await run(['fontaines', 'taxTitles.en', '"VAT"'])
    expect(await exportWebsite(shop.sql, 'fontaines')).toBe(before)
  })

  it('changes what the storefront shows, checked as its site.json', async () => {
    const read = async () => await shop.send<{ storefrontSettings: string }>('{ storefrontSettings }')
    const before = JSON.parse((await read()).data.storefrontSettings)
    const compare = 'site.features.compare'
    const isOn = before.site.features.compare === true
    expect(await run(['fontaines', compare])).toContain(`${compare}: ${isOn || 'none (default)'}\n`)
    expect(await run(['fontaines', compare, String(!isOn)])).toContain(`-> ${!isOn}\n`)
    await eventually(async () => {
      const { site, theme } = JSON.parse((await read()).data.storefrontSettings)
      expect(site.features).toEqual({ ...before.site.features, compare: !isOn })
      expect(theme).toBe(before.theme)
    })
    expect(await refused('site.features.wings', 'true')).toContain(
      'There is no setting "site.features.wings"',
    )
    expect(await refused('site.consent', '["all"]')).toMatch(/^site\.json: consent\.0: /)
    expect(await refused('site.languages.en.storeCode', '"fr"')).toBe(
      'site.json: languages.en.storeCode: use en',
    )
    expect(await refused('site.look.logo.file', '"none.svg"')).toBe(
      'site.json: look.logo.file: look/none.svg is missing: add the file, or name another one',
    )
    await run(['fontaines', compare, String(isOn)])
    const files = async () => JSON.parse((await read()).data.storefrontSettings).files as unknown
    expect(await files()).toEqual(before.files)
  })

  it('shows a part of a setting', async () => {
    expect(await run(['fontaines', 'taxTitles.en'])).toMatch(/^taxTitles\.en: "VAT"\n {4}\w/)
    expect(await run(['fontaines', 'payment.0.active'])).toMatch(/^payment\.0\.active: true\n/)
    expect(await run(['fontaines', 'site.languages.fr.storeCode'])).toContain(': "fr"\n')
  })

  it('refuses a wrong value with its path and what would be right', async () => {
    expect(await refused(path, '-1')).toBe('shipping.methods.0.priceInclTax: must be 0 or more, in cents')
    expect(await refused('config.timezone', '"Paris"')).toBe(
      'config.timezone: must be an IANA time zone such as Europe/Paris',
    )
    expect(await refused('config.timezone', 'Paris')).toMatch(/^The value Paris is not JSON: write 490, true/)
    expect(await refused('config.mail', '{ "paper": "#ffffff" }')).toBe(
      'config.mail.paper: is not known here: remove it',
    )
    expect(await refused('config.phone', '{ "fr": "+33100000000" }')).toBe(
      'config.phone: has no text in en, it: add it',
    )
  })

  it('refuses a value that does not fit the others, or the database', async () => {
    expect(await refused('config.home_zone', '"moon"')).toMatch(/^config\.home_zone: .*moon/)
    expect(await refused('payment[checkmo].groups', '["VIP"]')).toMatch(
      /^payment\.\d+\.groups: there is no customer group "VIP": use /,
    )
    expect(await refused('website.currency', '"CHF"')).toMatch(/^website\.currency: is EUR and cannot change/)
  })

  it.each([
    ['config.grid_perpage', 'config.grid_per_page'],
    ['timezone', 'config.timezone'],
    ['shipping.methods[flatrate].priceInclTax', path],
    ['payment[checkmo].actve', 'payment[checkmo].active'],
    ['config.wishlists.most_lists.abcdefghijkl', 'settings without a path lists them all.'],
  ])('names settings near %s', async (wrong, near) => {
    for (const words of [[wrong], [wrong, '1']]) {
      const message = await refused(...words)
      expect(message).toContain(`There is no setting "${wrong}": `)
      expect(message).toContain(near)
    }
  })
})
