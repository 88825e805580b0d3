import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['camille@exemple.fr', 'c…e@exemple.fr'],
  ['al@exemple.fr', '…@exemple.fr'],
  ['', '…'],
])('an e-mail in a link is shown to its owner alone (%s)', (email, shown) =>
  expect(maskedEmail(email)).toBe(shown),
)
