import { senderNetworks } from '@comptoir/rules/network-address'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitRequest } from '../platform/request-count.ts'
import type { ContactUsInput } from '@comptoir/contract/generated/types'
import { isPlainName } from '@comptoir/rules/plain-name'
import { isEmail } from '@comptoir/rules/validation'
import { checkCaptcha } from '../captcha/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { inTransaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { NameError } from '../platform/plain-names.ts'
import { pseudonymOf, selectSecret } from '../platform/shop-secret.ts'
import { fieldShape } from './forms.ts'
import { answersOf, type SubmittedFields } from './answers.ts'
import { selectForm } from './forms.sql.ts'
import { submissionOf, storeSubmission } from './submit.ts'

const contactForm = 'contact'
const maxLengths = { name: 255, email: 254, telephone: 255, comment: 5000 } as const

/**
 * Magento's contactUs: stored and mailed as a submission of the shop's contact form, whose other fields stay empty.
 * Throws InputError with Magento's messages, and when there were too many submissions.
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
  const submitted: SubmittedFields = { values, key: '', isHoneypotFilled: false }
  const hash =
    ctx.address === null ? null : pseudonymOf(await selectSecret(sql), senderNetworks(ctx.address).sender)
  const submission = submissionOf(
    ctx,
    form,
    { ...submitted, answers: answersOf(fields, values, ctx.store) },
    hash,
  )
  const isStored = await inTransaction(sql, (tx) => storeSubmission(tx, ctx, form, submitted, submission))
  if (!isStored) throw new InputError(messageIn(language, 'form_tooMany'))
  return { status: true }
}

function cleaned(input: ContactUsInput): Record<keyof typeof maxLengths, string> {
  const text = (key: keyof typeof maxLengths) => (input[key] ?? '').trim().slice(0, maxLengths[key])
  return {
    name: text('name'),
    email: text('email'),
    telephone: text('telephone'),
    comment: text('comment'),
  }
}
