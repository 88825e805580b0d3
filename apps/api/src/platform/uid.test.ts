import { expect, test } from 'vitest'
import { decodeIdUid, encodeUid, LARGEST_ID } from './uid.ts'

test('decodes a uid to its id', () => {
  expect([1, 42, LARGEST_ID].map((id) => decodeIdUid(encodeUid(id)))).toEqual([1, 42, LARGEST_ID])
})

test.each(['-5', ' 5 ', '1e3', '0x1f', '1.5', String(LARGEST_ID + 1), '99999999999', 'category/1'])(
  'what can be no id is told as input, before the database is asked: %s',
  (text) => {
    const uid = encodeUid(text)
    expect(() => decodeIdUid(uid)).toThrow(`Value of uid "${uid}" is incorrect.`)
  },
)
