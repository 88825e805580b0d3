import { expect, test } from 'vitest'
import { root } from '../../test/settings.ts'
import { SettingsError } from './errors.ts'
import { readSettings } from './settings.ts'

test('payments are tests unless the shop says otherwise', () => {
  expect(readSettings({}, root).payzen.mode).toBe('TEST')
  const real = {
    PAYZEN_MODE: 'PRODUCTION',
    PAYZEN_URL: 'https://payzen.example/vads-payment/',
    PAYZEN_SITE_ID: '87654321',
    PAYZEN_KEY: 'a-key-of-its-own',
  }
  expect(readSettings(real, root).payzen).toMatchObject({ mode: 'PRODUCTION', siteId: '87654321' })
})

test('real payments never use the address, shop or key of the test provider', () => {
  for (const env of [{ PAYZEN_MODE: 'production' }, { PAYZEN_MODE: 'PRODUCTION' }])
    expect(() => readSettings(env, root)).toThrow(SettingsError)
})
