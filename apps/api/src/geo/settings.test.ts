import { expect, test } from 'vitest'
import { SettingsError } from '../platform/errors.ts'
import { readAddressCompletionSettings } from './settings.ts'

const timeoutMs = 1500

test.each([
  ['nobody', {}, undefined],
  ['nobody, though there is a key', { HERE_API_KEY: 'k' }, undefined],
  [
    'the French address service',
    { ADDRESS_COMPLETION: 'geoplateforme' },
    { provider: 'geoplateforme', url: 'https://data.geopf.fr/geocodage/search', timeoutMs },
  ],
  [
    'an installation of one’s own',
    { ADDRESS_COMPLETION: 'geoplateforme', GEOPLATEFORME_URL: 'http://localhost:7878/search/' },
    { provider: 'geoplateforme', url: 'http://localhost:7878/search', timeoutMs },
  ],
  [
    'HERE',
    { ADDRESS_COMPLETION: 'here', HERE_API_KEY: 'k', ADDRESS_COMPLETION_TIMEOUT_MS: '800' },
    { provider: 'here', here: { key: 'k', url: undefined, timeoutMs: 800 } },
  ],
])('asks %s', (_, env, settings) => {
  expect(readAddressCompletionSettings(env)).toEqual(settings)
})

test.each([
  [{ ADDRESS_COMPLETION: 'here' }, 'HERE_API_KEY must be set when ADDRESS_COMPLETION is here.'],
  [{ ADDRESS_COMPLETION: 'somebody' }, /^ADDRESS_COMPLETION must be one of off, geoplateforme, here/],
])('%o is explained', (env, message) => {
  expect(() => readAddressCompletionSettings(env)).toThrow(SettingsError)
  expect(() => readAddressCompletionSettings(env)).toThrow(message)
})
