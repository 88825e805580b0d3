import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { productionEnvironment } from '../test/production.ts'
import { root } from '../test/settings.ts'
import { SettingsError } from './platform/errors.ts'
import { readSettings } from './settings.ts'

const good = productionEnvironment()

function problemsOf(changes: Record<string, string | undefined>): string[] {
  try {
    readSettings({ ...good, ...changes }, root)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.message.split('\n')
  }
}

describe('Production', () => {
  test('starts with settings of its own, without what is for trying', () => {
    const settings = readSettings(good, root)
    expect(settings).toMatchObject({ production: true, introspection: false, logLevel: 'silent' })
    expect(settings.storefrontOrigins).toEqual([
      'https://www.vasque.example',
      'https://www.uferton.example',
      'https://www.sushi.example',
    ])
  })

  test.each([
    ['PAYZEN_URL', undefined, { PAYZEN_MODE: 'TEST' }],
    ['PAYZEN_URL', 'http://localhost:4100/vads-payment/'],
    ['PAYZEN_URL', 'http://pay.example/'],
    ['PAYZEN_SITE_ID', undefined, { PAYZEN_MODE: 'TEST' }],
    ['PAYZEN_SITE_ID', '12345678'],
    ['PAYZEN_KEY', 'comptoir-test-key'],
    ['PAYZEN_KEY', 'too-short'],
    ['PAYZEN_KEY', 'aaaaaaaaaaaaaaaaaaaaaa'],
    ['PAYZEN_KEY', '<key of the shop at the provider>'],
    ['PAYZEN_MODE', undefined],
    ['PAYZEN_MODE', 'LIVE'],
    ['PAYZEN_NOTIFICATION_URL', 'http://api.shop.example/payzen/payment/check'],
    ['API_URL', undefined],
    ['API_URL', 'http://api.shop.example'],
    ['API_URL', 'http://localhost:4000'],
    ['ADMIN_URL', undefined],
    ['ADMIN_URL', 'http://office.shop.example'],
    ['MEDIA_ENDPOINT', 'http://s3.shop.example', { MEDIA_BUCKET: 'shop' }],
    ['MEDIA_PUBLIC_URL', 'http://cdn.shop.example'],
    ['FONTAINES_URL', undefined],
    ['FONTAINES_URL', 'http://www.vasque.example'],
    ['SUSHI_URL', undefined],
    ['STOREFRONT_ORIGINS', '*'],
    ['STOREFRONT_ORIGINS', 'https://*.vasque.example'],
    ['STOREFRONT_ORIGINS', 'https://www.vasque.example,http://www.sushi.example'],
    ['SMTP_URL', undefined],
    ['SMTP_URL', ''],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', 'Shop <boutique@example.com>'],
    ['DATABASE_URL', 'postgres://shop@db/shop'],
    ['CLEAR_CACHE_TOKEN', 'secret'],
    ['MOBILE_KEY', '1111111111111111111'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1, ::/0'],
    ['TRUSTED_PROXIES', '*'],
    ['HERE_URL', 'http://here.example', { HERE_API_KEY: 'k' }],
    ['GEOPLATEFORME_URL', 'http://addresses.example/search'],
    ['CAPTCHA_VERIFY_URL', 'http://captcha.example/verify'],
    [
      'CAPTCHA_SECRET',
      '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
      { CAPTCHA: 'google', CAPTCHA_PUBLIC_KEY: 'k' },
    ],
    ['CAPTCHA_SECRET', 'short', { CAPTCHA: 'google', CAPTCHA_PUBLIC_KEY: 'k' }],
  ] as [string, string | undefined, Record<string, string>?][])(
    '%s=%s stops the start with one sentence that names it and no secret',
    (name, value, others = {}) => {
      const problems = problemsOf({ ...others, [name]: value })
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must [^\\n]+\\.$`))])
      if (value && /KEY|SECRET|TOKEN/.test(name)) expect(problems[0]).not.toContain(value)
    },
  )

  test.each([
    ['DATABASE_URL', 'postgres://shop:secret@db/shop'],
    ['DATABASE_URL', 'postgres://shop@127.0.0.1/shop'],
    ['GRAPHQL_INTROSPECTION', '1'],
    ['PAYZEN_MODE', 'TEST'],
    ['STOREFRONT_ORIGINS', 'https://www.vasque.example, https://www.sushi.example'],
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8'],
    ['CAPTCHA_VERIFY_URL', 'http://captcha.internal/verify'],
    ['HOST', '0.0.0.0'],
  ])('%s=%s is a choice that it starts with', (name, value) =>
    expect(problemsOf({ [name]: value })).toEqual([]),
  )

  test('names everything at once when nothing is set', () => {
    const everything = Object.fromEntries(Object.keys(good).map((name) => [name, undefined]))
    const problems = problemsOf({ ...everything, NODE_ENV: 'production' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PAYZEN_URL',
      'PAYZEN_SITE_ID',
      'PAYZEN_KEY',
      'PAYZEN_MODE',
      'API_URL',
      'ADMIN_URL',
      'FONTAINES_URL',
      'KERAMIK_URL',
      'SUSHI_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ])
  })

  test('starts with the settings that are documented, once the secrets are one’s own', () => {
    const text = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
    const [documented = ''] = /(?<=```sh\n)NODE_ENV=production\nDATABASE_URL[^`]+/.exec(text) ?? []
    const entries = documented
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
        return [name, value.replace(/^"(.*)"$/, '$1')]
      })
    const asWritten = Object.fromEntries(entries)
    expect(Object.keys(asWritten).length).toBeGreaterThan(8)
    expect(() => readSettings(asWritten, root)).toThrow('PAYZEN_KEY must')
    const filled = entries.map(([name, value]) => [name, value.replace(/<[^@>]+>/, 'q8Zt3vB1nM5xK7cW')])
    expect(() => readSettings(Object.fromEntries(filled), root)).not.toThrow()
  })
})

describe('Outside of production', () => {
  test.each(['0.0.0.0', '::', '192.168.1.4', 'shop.example'])(
    'a shop on %s needs a key of its own',
    (HOST) => {
      expect(() => readSettings({ HOST }, root)).toThrow(/^PAYZEN_KEY must be a key of your own [^\n]+\.$/)
      expect(() => readSettings({ HOST, PAYZEN_KEY: 'of-my-own-key' }, root)).not.toThrow()
    },
  )

  test.each(['127.0.0.1', 'localhost', '::1'])('a shop on %s needs nothing', (HOST) => {
    expect(() => readSettings({ HOST }, root)).not.toThrow()
  })
})
