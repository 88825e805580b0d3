import { describe, expect, test } from 'vitest'
import { isAllowedUrl } from '../src/allowed-urls.ts'
import { readSettings, SettingsError } from '../src/settings.ts'

describe('settings of the bank', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4100,
      siteId: '12345678',
      key: 'comptoir-test-key',
      restKey: 'comptoir-test-rest-key',
      allowedHosts: [],
      notificationUrl: undefined,
      logLevel: 'info',
    })
  })

  test('are rejected in production, and with the published key on a public host', () => {
    expect(() => readSettings({ NODE_ENV: 'production', PAYZEN_KEY: 'a-key-of-its-own' })).toThrow(
      /^NODE_ENV must/,
    )
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/^PAYZEN_KEY must/)
    const own = { HOST: '0.0.0.0', PAYZEN_KEY: 'a-key-of-its-own' }
    expect(() => readSettings(own)).toThrow(/^PAYZEN_REST_KEY must/)
    expect(readSettings({ ...own, PAYZEN_REST_KEY: 'another-key' }).host).toBe('0.0.0.0')
  })

  test('accept a list of host names', () => {
    expect(readSettings({ BANK_ALLOWED_HOSTS: 'Shop.example.com, api ,' }).allowedHosts).toEqual([
      'shop.example.com',
      'api',
    ])
  })

  test.each([
    ['BANK_PORT', 'web'],
    ['BANK_PORT', '70000'],
    ['HOST', 'not a host'],
    ['PAYZEN_SITE_ID', '123'],
    ['PAYZEN_KEY', 'short'],
    ['PAYZEN_CHECK_URL', 'ftp://example.com'],
    ['BANK_ALLOWED_HOSTS', 'http://example.com'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is rejected with a sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
  })
})

describe('URLs the bank may call', () => {
  test.each([
    'http://localhost:3000/a',
    'https://127.0.0.1/',
    'http://[::1]:4000/',
    'http://shop.localhost/',
  ])('%s is a loopback address', (url) => expect(isAllowedUrl(url, [])).toBe(true))

  test.each([
    'http://example.com/',
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'http://localhost@example.com/',
    'http://user:word@localhost/',
    'ftp://localhost/',
    'javascript:alert(1)',
    '//localhost/',
    '',
  ])('%s is not allowed', (url) => expect(isAllowedUrl(url, ['shop.test'])).toBe(false))

  test('a host in the settings is allowed, its subdomains are not', () => {
    expect(isAllowedUrl('https://shop.test/x', ['shop.test'])).toBe(true)
    expect(isAllowedUrl('https://a.shop.test/x', ['shop.test'])).toBe(false)
  })
})
