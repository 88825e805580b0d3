import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { escapeBeyondLatin1 } from './latin1-server.ts'

describe('modules of the server', () => {
  it('keep their meaning without characters beyond Latin-1', () => {
    const code = 'const œ = /^[–…👋]+$/u; [`${œ.test("–…👋")} d’été`, "1 €"] // “noted”'
    const escaped = escapeBeyondLatin1(code)
    expect(escaped).toMatch(/^[\0-\xff]*$/)
    expect(escaped).toContain('été')
    expect([...runInNewContext(escaped)]).toEqual(['true d’été', '1 €'])
  })
})
