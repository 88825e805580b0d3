import { describe, expect, it } from 'vitest'
import { isCharacterKey, parseKeys } from './own-keys.ts'

describe('isCharacterKey', () => {
  it.each(['k', '/', '?', 'shift+x', 'é'])('allows %s to be changed', (keys) =>
    expect(isCharacterKey(keys)).toBe(true),
  )
  it.each(['mod+k', 'Enter', 'g o', 'Space', ' ', 7, null])('does not allow %s', (keys) =>
    expect(isCharacterKey(keys)).toBe(false),
  )
})

describe('parseKeys', () => {
  it('reads what was chosen', () =>
    expect(parseKeys('{"j":"n","shift+x":"v"}')).toEqual({ j: 'n', 'shift+x': 'v' }))
  it.each([null, '', 'null', '[', '"j"'])('has none in %s', (text) => expect(parseKeys(text)).toEqual({}))
  it('ignores what is no key', () => expect(parseKeys('{"j":7,"mod+k":"b","k":"n"}')).toEqual({ k: 'n' }))
})
