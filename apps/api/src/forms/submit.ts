import { textIn } from '@comptoir/rules/language'
import { senderNetworks } from '@comptoir/rules/network-address'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { telephoneCountry } from '@comptoir/rules/telephone'
import { HOUR_MS } from '@comptoir/rules/duration'
import { limitRequest } from '../platform/request-count.ts'
import type { SubmitFormOutput, SubmitFormField } from '@comptoir/contract/generated/types'
import { KEY_FIELD, HOURLY_LIMIT } from '@comptoir/rules/form-guard'
import { checkCaptcha } from '../captcha/index.ts'
import { salableBySku } from '../catalogue/index.ts'
import { inviteToJoin } from '../newsletter/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { pseudonymOf, selectSecret } from '../platform/shop-secret.ts'
import { localDay } from '../stores/index.ts'
import { answersOf, fieldErrors, readFields, type SubmittedFields } from './answers.ts'
import { verifyFormKey } from './form-key.ts'
import { fieldShape, FormNotFoundError } from './forms.ts'
import { selectForm, type FormRow } from './forms.sql.ts'
import { queueSubmissionMails } from './submission-mails.ts'
import { countSubmissions, insertSubmission, lockSender, type NewFormSubmission } from './submissions.sql.ts'

/** The form that subscribes to the newsletter, with confirmation by mail. */
const newsletterForm = 'newsletter'

/**
 * Processes a submitted form (decisions J-2): validates and stores it, and queues the mails to the shop and the sender.
 * Protects against spam by a honeypot field, a minimum fill time, an hourly limit and, if configured, a captcha. Throws
 * {@link FormNotFoundError}, and InputError for unknown fields and a missing captcha.
 */
export async function submitForm(
  ctx: RequestContext,
  formId: number,
  sent: readonly SubmitFormField[],
): Promise<SubmitFormOutput> {
  const { language, locale, settings, website } = ctx.store
  const { sql } = ctx.app
  const form = await selectForm(sql, website.id, { id: formId })
  if (!form) throw new FormNotFoundError(formId)
  const now = ctx.app.now()
  const fields = form.definition.fields.map((field) => fieldShape(field, language, localDay(ctx.store, now)))
  const submitted = readFields(fields, sent)
  const country = telephoneCountry(locale, settings.default_country)
  const errors = fieldErrors(fields, submitted.values, { language, country })
  if (errors.length > 0) return { success: false, message: messageIn(language, 'form_wrong'), errors }
  const secret = await selectSecret(sql)
  const time = verifyFormKey(secret, formId, submitted.key, now)
  if (time === 'expired')
    return {
      success: false,
      message: messageIn(language, 'form_tooOld'),
      errors: [{ field_id: KEY_FIELD, message: messageIn(language, 'form_tooOld') }],
    }
  if (time === 'too_fast' && !submitted.isHoneypotFilled)
    return { success: false, message: messageIn(language, 'form_tooFast'), errors: [] }
  await limitRequest(ctx, RATE_LIMITS.forms)
  await checkCaptcha(ctx, 'contact', {})
  const hash = ctx.address === null ? null : pseudonymOf(secret, senderNetworks(ctx.address).sender)
  const submission = submissionOf(
    ctx,
    form,
    { ...submitted, answers: answersOf(fields, submitted.values, ctx.store) },
    hash,
  )
  const isStored = await inTransaction(sql, (tx) => storeSubmission(tx, ctx, form, submitted, submission))
  if (!isStored) return { success: false, message: messageIn(language, 'form_tooMany'), errors: [] }
  return { success: true, message: textIn(form.definition.success_message, language), errors: [] }
}

/** The submission of this request's visitor; `answers` are the labelled values. */
export function submissionOf(
  ctx: RequestContext,
  { id, definition }: FormRow,
  { values, isHoneypotFilled, answers }: SubmittedFields & Pick<NewFormSubmission, 'answers'>,
  hash: Buffer | null,
): NewFormSubmission {
  const emailField = definition.fields.find(({ type }) => type === 'email')
  const email = emailField ? values.get(emailField.id) : undefined
  return {
    formId: id,
    storeId: ctx.store.id,
    customerId: ctx.identity?.customerId ?? null,
    email: email ? email.toLowerCase() : null,
    sku: values.get('sku') || null,
    answers,
    suspected: isHoneypotFilled,
    addressHash: hash,
    createdAt: ctx.app.now(),
    retentionMonths: definition.retention_months,
  }
}

/** Stores a submission and queues its mails; returns false when the hourly limit is reached. A suspected robot gets no error. */
export async function storeSubmission(
  tx: Transaction,
  ctx: RequestContext,
  form: FormRow,
  { values }: SubmittedFields,
  submission: NewFormSubmission,
): Promise<boolean> {
  const { addressHash: hash, email, sku } = submission
  // Always in the same order, to avoid deadlocks.
  if (hash) await lockSender(tx, form.id, hash.toString('hex'))
  if (email) await lockSender(tx, form.id, email)
  const since = new Date(submission.createdAt.getTime() - HOUR_MS)
  const { byAddress, byEmail } = await countSubmissions(tx, form.id, since, submission)
  if (byAddress >= HOURLY_LIMIT.address || byEmail >= HOURLY_LIMIT.email) return false
  await insertSubmission(tx, submission)
  if (submission.suspected) return true
  if (email && form.definition.identifier === newsletterForm) {
    await inviteToJoin(tx, { app: ctx.app, store: ctx.store, email, customerId: null })
    return true
  }
  const known = sku ? salableBySku(ctx, sku) : undefined
  await queueSubmissionMails(tx, {
    store: ctx.store,
    form: form.definition,
    answers: submission.answers,
    values,
    email,
    isVerified: ctx.identity?.emailVerified === true && ctx.identity.email.toLowerCase() === email,
    product: sku ? { sku, name: known?.name } : null,
    createdAt: submission.createdAt,
  })
  return true
}
