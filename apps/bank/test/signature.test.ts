import { describe, expect, test } from 'vitest'
import { isSigned, sign, withSignature } from '../src/signature.ts'

const fields = {
  vads_version: 'V2',
  vads_trans_id: '123456',
  vads_trans_date: '20170129130025',
  vads_site_id: '12345678',
  vads_payment_config: 'SINGLE',
  vads_page_action: 'PAYMENT',
  vads_currency: '978',
  vads_ctx_mode: 'TEST',
  vads_amount: '5124',
  vads_action_mode: 'INTERACTIVE',
}
const key = '1122334455667788'

describe('signature of a form', () => {
  test('matches the value PayZen publishes for its example form', () => {
    expect(sign(fields, key)).toBe('ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0=')
  })

  test('does not depend on the order of the fields nor on fields that are not vads_*', () => {
    const shuffled = Object.fromEntries(Object.entries(fields).reverse())
    expect(sign({ ...shuffled, signature: 'x', submit: 'Pay' }, key)).toBe(sign(fields, key))
  })

  test('signs UTF-8 and empty values', () => {
    const accented = { vads_a: 'é', vads_b: '', vads_c: '€' }
    expect(sign(accented, 'k')).not.toBe(sign({ vads_a: 'é', vads_c: '€' }, 'k'))
    expect(isSigned(accented, withSignature(accented, 'k').signature ?? '', 'k')).toBe(true)
  })

  test('is invalid when a value, the key or the signature was changed', () => {
    const signature = sign(fields, key)
    expect(isSigned(fields, signature, key)).toBe(true)
    expect(isSigned({ ...fields, vads_amount: '1' }, signature, key)).toBe(false)
    expect(isSigned(fields, signature, `${key}0`)).toBe(false)
    expect(isSigned(fields, signature.slice(1), key)).toBe(false)
    expect(isSigned(fields, '', key)).toBe(false)
  })
})
