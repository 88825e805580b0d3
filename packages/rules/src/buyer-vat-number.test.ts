import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyerNumber, type VatNumberAnswer } from './buyer-vat-number.ts'
import { DAY_MS } from './duration.ts'

const now = new Date('2026-11-24T10:00:00Z')
const written = 'ATU12345675'
const said = (isValid: boolean | null, ageMs = 0, number = written): VatNumberAnswer => ({
  number,
  isValid,
  requestId: null,
  askedAt: new Date(now.getTime() - ageMs).toISOString(),
})
const stateOf = (company: string | null, vatId: string | null, answer?: VatNumberAnswer) => {
  const found = buyerNumber({ company, vatId, answer }, now)
  return found && [found.state, found.isDue]
}

describe('the VAT number of an address', () => {
  it.each([
    ['valid as long as the answer holds', said(true, 29 * DAY_MS), ['VALID', false]],
    ['to be asked about again after it', said(true, 30 * DAY_MS), ['UNAVAILABLE', true]],
    ['invalid by the answer', said(false), ['INVALID', false]],
    [
      'asked about again after ten minutes, since it may be registered now',
      said(false, 600_000),
      ['INVALID', true],
    ],
    ['unknown while the service is away, which is spared', said(null, 29_000), ['UNAVAILABLE', false]],
    ['unknown, and asked about again later', said(null, 30_000), ['UNAVAILABLE', true]],
    ['unknown before the first answer', undefined, ['UNAVAILABLE', true]],
    ['unknown by the answer about another one', said(true, 0, 'ATU99999999'), ['UNAVAILABLE', true]],
  ])('is %s', (_what, answer, expected) =>
    expect(stateOf('Gasthof GmbH', 'at u 123 456 75', answer)).toEqual(expected),
  )

  it('needs a company, and the form of a member state', () => {
    expect(stateOf(' ', written, said(true))).toEqual(['COMPANY_MISSING', false])
    expect(stateOf(null, written)).toEqual(['COMPANY_MISSING', false])
    expect(stateOf('Gasthof GmbH', 'AT12', said(true, 0, 'AT12'))).toEqual(['INVALID', false])
    expect(stateOf('Gasthof GmbH', ' ')).toBeUndefined()
    expect(stateOf('Gasthof GmbH', null)).toBeUndefined()
  })

  it('is valid only by an answer about it that says so', () => {
    const answers = fc.record({
      number: fc.constantFrom(written, 'ATU99999999', ''),
      isValid: fc.constantFrom(true, false, null),
      requestId: fc.constant(null),
      askedAt: fc
        .date({ min: new Date('2026-01-01'), max: now, noInvalidDate: true })
        .map((date) => date.toISOString()),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('', 'Gasthof'),
        fc.constantFrom(written, 'AT1', ''),
        answers,
        (company, vatId, answer) => {
          const found = buyerNumber({ company, vatId, answer }, now)
          const isProved =
            company !== '' &&
            vatId === written &&
            answer.number === written &&
            answer.isValid === true &&
            now.getTime() - Date.parse(answer.askedAt) < 30 * DAY_MS
          return (found?.state === 'VALID') === isProved
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
