import { describe, expect, it } from 'vitest'
import { redactedLine } from './log-redaction.ts'

describe('a line of the log', () => {
  it.each([
    ['"url":"/fr/x?token=s3cret&a=b","method"', '"url":"/fr/x?[hidden]","method"'],
    ['Route GET:/fr/x?token=s3cret not found', 'Route GET:/fr/x?[hidden] not found'],
    ['fetch http://a.test/?email=a%40b.test\\n at x', 'fetch http://a.test/?[hidden]\\n at x'],
    ['Key (email)=(marie@exemple.fr) already exists', 'Key (email)=([hidden]) already exists'],
    ['postgres://shop:s3cret@db.test/shop', 'postgres://shop:[hidden]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
    ['cart 0f8a2b1c9d3e4f5a6b7c8d9e0f1a2b3c is gone', 'cart [hidden] is gone'],
    ['"reqId":"1b4e28ba-2fa1-11d2-883f-0016d3cca427"', '"reqId":"1b4e28ba-2fa1-11d2-883f-0016d3cca427"'],
    ['Is it there? Yes: a = b', 'Is it there? Yes: a = b'],
    ['at aFunctionWhoseNameIsLongerThanItShouldBe', 'at aFunctionWhoseNameIsLongerThanItShouldBe'],
  ])('is written without secrets: %s', (line, expected) => {
    expect(redactedLine(line)).toBe(expected)
  })

  it('remains valid JSON', () => {
    const line = JSON.stringify({ url: '/x?a="q"&t=1', msg: 'a@b.test\n"c@d.test"', stack: '\\?a=b\\n' })
    expect(Object.keys(JSON.parse(redactedLine(line)))).toEqual(['url', 'msg', 'stack'])
  })

  it.each(['?', '?=', 'a', '@', 'Bearer ', 'a@', '-', '?a'])(
    'is no endless work, however long it is: %s',
    (piece) => {
      // In quadratic time this would end after minutes.
      expect(redactedLine(piece.repeat(200_000))).toBeTypeOf('string')
    },
  )
})
