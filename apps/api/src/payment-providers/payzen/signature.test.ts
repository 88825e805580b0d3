import { expect, test } from 'vitest'
import { isSignedWith, signatureOf } from './signature.ts'

const fields = { vads_b: '2', vads_a: 'é', vads_C: '3', other: 'x' }

test('signs only the vads fields, in byte order of their names', () => {
  expect(signatureOf(fields, 'key')).toBe(signatureOf({ vads_C: '3', vads_a: 'é', vads_b: '2' }, 'key'))
  expect(signatureOf({ vads_x: '3+é+2' }, 'key')).toBe(signatureOf(fields, 'key'))
})

test('rejects a signature of another key or value', () => {
  const signature = signatureOf(fields, 'key')
  expect(isSignedWith(fields, signature, 'key')).toBe(true)
  expect(isSignedWith(fields, signature, 'other')).toBe(false)
  expect(isSignedWith({ ...fields, vads_b: '1' }, signature, 'key')).toBe(false)
  expect(isSignedWith(fields, '', 'key')).toBe(false)
})
