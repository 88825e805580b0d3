import { describe, expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('startFailure', () => {
  it.each<[string, unknown, string]>([
    ['an own message', failed('Set X.', { name: 'SettingsError' }), 'Set X.'],
    [
      'a port in use',
      failed('listen EADDRINUSE', { code: 'EADDRINUSE', port: 4000 }),
      'Port 4000 is in use: stop the program that uses it, or set API_PORT to another port.',
    ],
    [
      'a privileged port',
      failed('listen EACCES', { code: 'EACCES', port: 80 }),
      'Port 80 may not be used by this user: set API_PORT to another port.',
    ],
    [
      'a foreign address',
      failed('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', address: '10.9.8.7', port: 4000 }),
      'The API cannot listen at 10.9.8.7: it is no address of this machine.',
    ],
    [
      'anything else',
      failed('relation "x" does not exist\nat line 3'),
      'The API cannot start: relation "x" does not exist (LOG_LEVEL=debug shows where).',
    ],
    ['no error', 'nothing', 'The API cannot start: nothing'],
  ])('says one sentence of %s', (_what, error, sentence) => {
    expect(startFailure(error, { what: 'The API', port: 'API_PORT' })).toBe(sentence)
  })

  it('shows the stack to who asks for it', () => {
    const error = failed('broken')
    expect(startFailure(error, { what: 'The API', showsStack: true })).toContain(error.stack)
  })
})
