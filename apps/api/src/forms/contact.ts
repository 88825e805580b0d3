import { senderNetworks } from '@comptoir/rules/network-address'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitRequest } from '../platform/request-count.ts'
import type { ContactUsInput } from '@comptoir/contract/generated/types'
import { isPlainName } from '@comptoir/rules/plain-name'
import { isEmail } from '@comptoir/rules/validation'
import { checkCaptcha } from '../captcha/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { NameError } from '../platform/plain-names.ts'
import { recognisable, selectSecret } from '../platform/shop-secret.ts'
import { fieldShape } from './forms.ts'
import { answersOf, type Filled } from './answers.ts'
import { formWords } from './form-words.ts'
import { selectForm } from './forms.sql.ts'
import { letterOf, take } from './submit.ts'

const contactForm = 'contact'
const longest = { name: 255, email: 254, telephone: 255, comment: 5000 } as const

/**
 * A letter by Magento's contactUs: kept and mailed as one by the shop's own contact form, whose further questions stay
 * unanswered. Throws InputError in Magento's words, and where too many letters came.
 */
export async function contactUs(ctx: RequestContext, input: ContactUsInput): Promise<{ status: true }> {
  const { website, language } = ctx.store
  const { sql } = ctx.app
  const form = await selectForm(sql, website.id, { identifier: contactForm })
  if (!form) throw new InputError('The contact form is unavailable.')
  const { name, email, comment, telephone } = cleaned(input)
  if (!name) throw new InputError('Enter the Name and try again.')
  if (!isPlainName(name)) throw new NameError(language)
  if (!comment) throw new InputError('Enter the comment and try again.')
  if (!isEmail(email))
    throw new InputError('The email address is invalid. Verify the email address and try again.')
  await limitRequest(ctx, RATE_LIMITS.forms)
  await checkCaptcha(ctx, contactForm, {})
  const given = { firstname: name, email, telephone, message: comment }
  const values = new Map(Object.entries(given).filter(([, value]) => value !== ''))
  const fields = form.definition.fields.map((field) => fieldShape(field, language, ''))
  const filled: Filled = { values, key: '', isTrapped: false }
  const hash =
    ctx.address === null ? null : recognisable(await selectSecret(sql), senderNetworks(ctx.address).sender)
  const letter = letterOf(ctx, form, { ...filled, answers: answersOf(fields, values, '') }, hash)
  const isTaken = await inTransaction(sql, (tx) => take(tx, ctx, form, filled, letter))
  if (!isTaken) throw new InputError(formWords[language].tooMany)
  return { status: true }
}

function cleaned(input: ContactUsInput): Record<keyof typeof longest, string> {
  const text = (key: keyof typeof longest) => (input[key] ?? '').trim().slice(0, longest[key])
  return {
    name: text('name'),
    email: text('email'),
    telephone: text('telephone'),
    comment: text('comment'),
  }
}
