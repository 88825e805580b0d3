import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('has defaults for a local machine', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      commerceEndpoint: 'http://localhost:4000',
      publicUrl: 'http://localhost:3000',
      paymentOrigin: 'http://localhost:4100',
      cacheLifespan: 10,
      pageCacheMegabytes: 64,
      usesProcessedMetadata: true,
    })
    expect(readSettings({ CATEGORY_VERSION: '1' }).usesProcessedMetadata).toBe(false)
  })

  it('takes another code for the store view of the default language', () => {
    expect(readSettings({}).defaultStoreView).toBe('')
    expect(readSettings({ DEFAULT_STOREVIEW_CODE: 'default' }).defaultStoreView).toBe('default')
    expect(() => readSettings({ DEFAULT_STOREVIEW_CODE: 'fr fr' })).toThrow('DEFAULT_STOREVIEW_CODE must be')
  })

  it('reads the environment and strips trailing slashes from URLs', () => {
    const settings = readSettings(
      { PUBLIC_URL: 'https://shop.test/', PORT: '8080', WWW_HOSTS: 'Shop.test, shop.example' },
      'sushi',
    )
    expect(settings).toMatchObject({ publicUrl: 'https://shop.test', port: 8080 })
    expect(settings.wwwHosts).toEqual(['shop.test', 'shop.example'])
    expect(settings.siteDir).toMatch(/sites.sushi$/)
  })

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ COMMERCE_ENDPOINT: 'localhost' }, 'COMMERCE_ENDPOINT'],
    [{ PUBLIC_URL: 'ftp://shop.test' }, 'PUBLIC_URL'],
    [{ ANALYTICS_SCRIPT_URL: 'tags.test' }, 'ANALYTICS_SCRIPT_URL'],
    [{ CAPTCHA_SCRIPT_URL: 'javascript:0' }, 'CAPTCHA_SCRIPT_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ CACHE_LIFESPAN: 'long' }, 'CACHE_LIFESPAN'],
    [{ PAGE_CACHE_MB: '-1' }, 'PAGE_CACHE_MB'],
    [{ CATEGORY_VERSION: '3' }, 'CATEGORY_VERSION'],
    [{ SEARCH_ENGINES: 'no' }, 'SEARCH_ENGINES'],
    [{ SITE: '../secret' }, 'SITE'],
  ])('rejects an invalid value with a sentence that names it: %o', (env, name) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(name)
  })
})

describe('readSettings in production', () => {
  const good = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.vasque.example',
    COMMERCE_ENDPOINT: 'http://127.0.0.1:4000',
    PAYMENT_ORIGIN: 'https://pay.example',
  }
  const problemsOf = (changes: Record<string, string | undefined>): string[] => {
    try {
      readSettings({ ...good, ...changes })
      return []
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      return error.message.split('\n')
    }
  }

  it.each([
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://www.vasque.example'],
    ['PAYMENT_ORIGIN', undefined],
    ['PAYMENT_ORIGIN', 'http://localhost:4100'],
    ['COMMERCE_ENDPOINT', undefined],
    ['COMMERCE_ENDPOINT', 'http://api.vasque.example'],
    ['ANALYTICS_SCRIPT_URL', 'http://tags.example/tag.js'],
    ['CAPTCHA_SCRIPT_URL', 'http://captcha.example/check.js'],
    ['MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['WWW_HOSTS', '*.vasque.example'],
    ['CLEAR_CACHE_TOKEN', 'guess-me'],
  ])('rejects %s=%s with one sentence that names it', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must [^\\n]+\\.$`))])
    if (value && name === 'CLEAR_CACHE_TOKEN') expect(problems[0]).not.toContain(value)
  })

  it.each([
    ['COMMERCE_ENDPOINT', 'http://api:4000'],
    ['COMMERCE_ENDPOINT', 'http://10.0.0.7:4000'],
    ['COMMERCE_ENDPOINT', 'https://api.vasque.example'],
    ['CLEAR_CACHE_TOKEN', 'Jd83kf02Lsp4mWq7'],
  ])('accepts %s=%s', (name, value) => expect(problemsOf({ [name]: value })).toEqual([]))

  it('accepts the documented settings', () => {
    const text = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
    const [documented = ''] = /(?<=```sh\n)NODE_ENV=production\nSITE=[^`]+/.exec(text) ?? []
    const entries = documented
      .trim()
      .split('\n')
      .map((line) => line.split('=', 2))
    expect(() => readSettings(Object.fromEntries(entries))).toThrow(/^CLEAR_CACHE_TOKEN must [^\n]+$/)
    const filled = entries.map(([name, value = '']) => [name, value.replace(/<.+>/, 'Jd83kf02Lsp4mWq7')])
    expect(readSettings(Object.fromEntries(filled)).publicUrl).toBe('https://www.vasque.example')
  })
})
