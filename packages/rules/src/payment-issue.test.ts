import { expect, test } from 'vitest'
import { riskVerdict } from './payment-issue.ts'

test.each([
  [undefined, undefined, 'none'],
  ['', '', 'none'],
  ['CARD_FRAUD=OK', undefined, 'clean'],
  ['CARD_FRAUD=OK;SUSPECT_COUNTRY=OK', 'ENABLE_3DS', 'clean'],
  ['CARD_FRAUD=OK;SUSPECT_COUNTRY=WARNING', undefined, 'suspected'],
  ['SUSPECT_COUNTRY=ERROR;CARD_FRAUD=OK', undefined, 'suspected'],
  ['card_fraud=warning', undefined, 'suspected'],
  ['CARD_FRAUD=OK', 'MANUAL_VALIDATION', 'none'],
  ['CARD_FRAUD=OK', 'INFORM;DISABLE_3DS', 'none'],
  ['CARD_FRAUD=OK', 'REFUSE', 'suspected'],
  [undefined, 'DISABLE_3DS', 'none'],
  ['CARD_FRAUD=UNKNOWN', undefined, 'none'],
  ['CARD_FRAUD', undefined, 'none'],
  ['=', undefined, 'none'],
  [';;', undefined, 'none'],
] as const)('risk control %j with assessment %j is %s', (control, assessment, verdict) => {
  expect(riskVerdict({ vads_risk_control: control, vads_risk_assessment_result: assessment })).toBe(verdict)
})
