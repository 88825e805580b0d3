import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['camille@exemple.fr', 'c…e@exemple.fr'],
  ['al@exemple.fr', '…@exemple.fr'],
  ['', '…'],
])('masks an e-mail of a link so that only its owner recognises it (%s)', (email, shown) =>
  expect(maskedEmail(email)).toBe(shown),
)
