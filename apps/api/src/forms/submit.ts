import { senderNetworks } from '@comptoir/rules/network-address'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitRequest } from '../platform/request-count.ts'
import type { SubmitFormOutput, SubmitFormField } from '@comptoir/contract/generated/types'
import { localTime } from '@comptoir/rules/calendar'
import { KEY_FIELD, HOURLY_LIMIT } from '@comptoir/rules/form-guard'
import { checkCaptcha } from '../captcha/index.ts'
import { salableBySku } from '../catalogue/index.ts'
import { inviteToJoin } from '../newsletter/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { recognisable, selectSecret } from '../platform/shop-secret.ts'
import { answersOf, fieldErrors, readFields, type Filled } from './answers.ts'
import { checkKey } from './form-key.ts'
import { formWords } from './form-words.ts'
import { fieldShape, FormNotFoundError } from './forms.ts'
import { selectForm, type FormRow } from './forms.sql.ts'
import { queueLetterMails } from './letter-mails.ts'
import { countLetters, insertLetter, lockSender, type NewLetter } from './letters.sql.ts'

/** The form that subscribes to the newsletter; its sender confirms by mail. */
const newsletterForm = 'newsletter'
const HOUR = 60 * 60 * 1000

/**
 * Takes a filled form (decisions J-2): checks it by the rules of its fields, keeps it, tells the shop and thanks the
 * sender. Robots meet a field that must stay empty, a shortest time of filling, a limit an hour, and where the settings
 * ask for it a proof. Throws {@link FormNotFoundError}, and InputErrors for fields the form does not have and for a
 * proof that is missing.
 */
export async function submitForm(
  ctx: RequestContext,
  formId: number,
  sent: readonly SubmitFormField[],
): Promise<SubmitFormOutput> {
  const { language, website } = ctx.store
  const { sql } = ctx.app
  const words = formWords[language]
  const form = await selectForm(sql, website.id, { id: formId })
  if (!form) throw new FormNotFoundError(formId)
  const now = ctx.app.now()
  const fields = form.definition.fields.map((field) => fieldShape(field, language, localTime(now).day))
  const filled = readFields(fields, sent)
  const errors = fieldErrors(fields, filled.values, language)
  if (errors.length > 0) return { success: false, message: words.wrong, errors }
  const secret = await selectSecret(sql)
  const time = checkKey(secret, formId, filled.key, now)
  if (time === 'too old')
    return {
      success: false,
      message: words.tooOld,
      errors: [{ field_id: KEY_FIELD, message: words.tooOld }],
    }
  if (time === 'too fast' && !filled.isTrapped) return { success: false, message: words.tooFast, errors: [] }
  await limitRequest(ctx, RATE_LIMITS.forms)
  await checkCaptcha(ctx, 'contact', {})
  const hash = ctx.address === null ? null : recognisable(secret, senderNetworks(ctx.address).sender)
  const letter = letterOf(
    ctx,
    form,
    { ...filled, answers: answersOf(fields, filled.values, words.yes) },
    hash,
  )
  const isTaken = await inTransaction(sql, (tx) => take(tx, ctx, form, filled, letter))
  if (!isTaken) return { success: false, message: words.tooMany, errors: [] }
  return { success: true, message: form.definition.success_message[language], errors: [] }
}

/** A letter of whoever sends this request; `answers` are what the shop reads. */
export function letterOf(
  ctx: RequestContext,
  { id, definition }: FormRow,
  { values, isTrapped, answers }: Filled & Pick<NewLetter, 'answers'>,
  hash: Buffer | null,
): NewLetter {
  const emailField = definition.fields.find(({ type }) => type === 'email')
  const email = emailField ? values.get(emailField.id) : undefined
  return {
    formId: id,
    storeId: ctx.store.id,
    customerId: ctx.identity?.customerId ?? null,
    email: email ? email.toLowerCase() : null,
    sku: values.get('sku') || null,
    answers,
    suspected: isTrapped,
    addressHash: hash,
    createdAt: ctx.app.now(),
    retentionMonths: definition.retention_months,
  }
}

/** Keeps a letter and queues its mails, unless there were too many; a robot is told the same as everybody. */
export async function take(
  tx: Transaction,
  ctx: RequestContext,
  form: FormRow,
  { values }: Filled,
  letter: NewLetter,
): Promise<boolean> {
  const { addressHash: hash, email, sku } = letter
  // Always in the same order, so that two letters never wait for each other.
  if (hash) await lockSender(tx, form.id, hash.toString('hex'))
  if (email) await lockSender(tx, form.id, email)
  const since = new Date(letter.createdAt.getTime() - HOUR)
  const { byAddress, byEmail } = await countLetters(tx, form.id, since, letter)
  if (byAddress >= HOURLY_LIMIT.address || byEmail >= HOURLY_LIMIT.email) return false
  await insertLetter(tx, letter)
  if (letter.suspected) return true
  if (email && form.definition.identifier === newsletterForm) {
    await inviteToJoin(tx, { app: ctx.app, store: ctx.store, email, customerId: null })
    return true
  }
  const known = sku ? salableBySku(ctx, sku) : undefined
  await queueLetterMails(tx, {
    store: ctx.store,
    form: form.definition,
    answers: letter.answers,
    values,
    email,
    isProven: ctx.identity?.emailVerified === true && ctx.identity.email.toLowerCase() === email,
    product: sku ? { sku, name: known?.name } : null,
    createdAt: letter.createdAt,
  })
  return true
}
