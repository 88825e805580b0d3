import { describe, expect, it } from 'vitest'
import { withSecretFiles } from './secret-files.ts'
import type { Environment } from './setting.ts'

const settings = [
  { name: 'KEY', isSecret: true },
  { name: 'PORT', isSecret: false },
]

const files: Record<string, string> = {
  '/run/key': 'open sesame',
  '/run/echoed': 'open sesame\r\n\n',
  '/run/empty': '\n',
}

function read(env: Environment): Environment {
  return withSecretFiles(env, settings, {
    readFile: (file) => {
      const text = files[file]
      if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
      return text
    },
    fail: (message) => new RangeError(message),
  })
}

describe('withSecretFiles', () => {
  it.each(['/run/key', '/run/echoed'])('reads the secret in %s', (file) => {
    expect(read({ KEY_FILE: file, PORT: '80' })).toEqual({ KEY: 'open sesame', PORT: '80' })
  })

  it('leaves other variables and an empty name of a file as they are', () => {
    const env = { KEY: 'a', KEY_FILE: '', PORT_FILE: '/run/key' }
    expect(read(env)).toEqual(env)
  })

  it('can be read twice', () => {
    const once = read({ KEY_FILE: '/run/key' })
    expect(read(once)).toEqual(once)
  })

  it.each([
    ['both', { KEY: 'a', KEY_FILE: '/run/key' }, 'KEY and KEY_FILE are both set: keep one of them.'],
    [
      'a missing file',
      { KEY_FILE: '/run/none' },
      'KEY_FILE names the file "/run/none", which cannot be read (ENOENT).',
    ],
    ['an empty file', { KEY_FILE: '/run/empty' }, 'KEY_FILE names the file "/run/empty", which is empty.'],
  ])('refuses %s', (_, env, message) => {
    expect(() => read(env)).toThrow(new RangeError(message))
  })
})
