import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('settings of a storefront', () => {
  it('have defaults for a machine of one’s own', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      commerceEndpoint: 'http://localhost:4000',
      publicUrl: 'http://localhost:3000',
      paymentOrigin: 'http://localhost:4100',
      professionalGroups: ['Professional'],
      cacheLifespan: 10,
      pageCacheMegabytes: 64,
      usesProcessedMetadata: true,
    })
    expect(readSettings({ CATEGORY_VERSION: '1' }).usesProcessedMetadata).toBe(false)
  })

  it('are read from the environment, addresses without a trailing slash', () => {
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
  ])('stop with a sentence that names what is wrong: %o', (env, name) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(name)
  })
})
