import type { CustomerChanges } from '@comptoir/contract/generated/admin'
import { isSiret } from '@comptoir/rules/company'
import { isPlainNameField } from '@comptoir/rules/plain-name'
import { professionalState } from '@comptoir/rules/professional'
import { isEmail } from '@comptoir/rules/validation'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, invalidField, type Problem } from '../platform/admin/errors.ts'
import { defer } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { messageIn } from '../platform/messages.ts'
import { deleteNote, insertNote, updateDisabled, updateUnverifiedEmail } from './admin.sql.ts'
import {
  selectCustomer,
  selectCustomerByEmail,
  updateCustomerFields,
  type CustomerFields,
} from './customers.sql.ts'
import type { CustomerRecord } from './customers.sql.ts'
import { GENERAL_GROUP_CODE } from './customer-groups.ts'
import { setGroup } from './customer-groups.sql.ts'
import { setProfessionalState } from './professionals.ts'
import { deleteResets } from './reset-password.sql.ts'
import { endTokens } from './tokens.ts'
import { forgetVatCheck } from './vat-check.sql.ts'
import { entityOf, visibleCustomer } from './visible-customer.ts'

/** A field of the admin API, as accounts name it. */
export const fieldOf = {
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'padCompany',
  siret: 'padCompanySiret',
  vatNumber: 'taxvat',
  telephone: 'telephone',
  companyTelephone: 'padTelephone',
  dateOfBirth: 'dateOfBirth',
} as const satisfies Record<keyof CustomerChanges, keyof CustomerFields>

export type Field = keyof typeof fieldOf
const required: readonly Field[] = ['firstname', 'lastname']
const names: readonly Field[] = ['firstname', 'lastname', 'company']
const longest = 255
const longestNote = 5000

/** Changes data of an account; see `updateCustomer` of the schema. Throws InvalidInputError and ConflictError. */
export async function changeCustomer(
  ctx: AdminContext,
  { id, version, input }: { id: string; version: string; input: CustomerChanges },
): Promise<void> {
  const { sql } = ctx.app
  const before = await visibleCustomer(ctx, id)
  const changed = changedFields(before, input)
  if (changed.length === 0) return noChange(ctx)
  await expectVersion(
    ctx,
    entityOf(before),
    version,
    changed.map(([field]) => field),
  )
  const problems = changed.flatMap(([field, value]) => problemsOf(ctx, field, value))
  if (problems.length > 0) throw new InvalidInputError(problems)
  await updateCustomerFields(
    sql,
    before.id,
    Object.fromEntries(changed.map(([field, value]) => [fieldOf[field], value])),
  )
  const approval = await changeCompany(ctx, before)
  await recordChange(ctx, {
    action: 'customer.update',
    entity: entityOf(before),
    websiteId: before.websiteId,
    before: {
      ...Object.fromEntries(changed.map(([field]) => [field, before[fieldOf[field]]])),
      ...(approval && { approval: approval.before }),
    },
    after: { ...Object.fromEntries(changed), ...(approval && { approval: approval.after }) },
  })
}

function changedFields(before: CustomerRecord, input: CustomerChanges): [Field, string | null][] {
  const fields = Object.keys(fieldOf) as Field[]
  return fields.flatMap((field): [Field, string | null][] => {
    const given = input[field]
    if (given === undefined || given === null) return []
    const value = given.trim() || null
    return value === (before[fieldOf[field]] || null) ? [] : [[field, value]]
  })
}

/** What is wrong with the value of a field. */
export function problemsOf({ app, language }: AdminContext, field: Field, value: string | null): Problem[] {
  const problem = (message: string) => [{ field, message }]
  if (value === null) return required.includes(field) ? problem(messageIn(language, 'form_required')) : []
  if (value.length > longest) return problem(messageIn(language, 'form_maxlength', { maxlength: longest }))
  if (names.includes(field) && !isPlainNameField(field, value))
    return problem(messageIn(language, 'form_invalidName'))
  if (field === 'siret' && !isSiret(value)) return problem(messageIn(language, 'customer_siret'))
  if (field === 'dateOfBirth' && value >= app.now().toISOString().slice(0, 10))
    return problem(messageIn(language, 'customer_birth'))
  return []
}

/** Other numbers of a company change its approval, as when the customer changes them. */
async function changeCompany({ app }: AdminContext, before: CustomerRecord) {
  const now = await selectCustomer(app.sql, before.id)
  const known = { siret: before.padCompanySiret, vatNumber: before.taxvat, state: before.professionalState }
  const numbers = { siret: now?.padCompanySiret ?? null, vatNumber: now?.taxvat ?? null }
  const { professional_approval: approval } = app.stores.defaultOf(before.websiteId).settings
  const state = professionalState(known, numbers, approval)
  if (known.vatNumber !== numbers.vatNumber) await forgetVatCheck(app.sql, before.id)
  if (state === known.state) return undefined
  await setProfessionalState(app.sql, before.id, state)
  return { before: known.state, after: state }
}

/** Changes the e-mail and ends the sessions; the mail that confirms it is deferred. */
export async function changeEmailByStaff(
  ctx: AdminContext,
  { id, version, email: given }: { id: string; version: string; email: string },
): Promise<void> {
  const { app, language } = ctx
  const customer = await visibleCustomer(ctx, id)
  const email = given.trim()
  if (email === customer.email) return noChange(ctx)
  await expectVersion(ctx, entityOf(customer), version, ['email'])
  const problem = (key: 'form_invalidEmail' | 'customer_email_taken') => invalidField(language, 'email', key)
  if (!isEmail(email)) throw problem('form_invalidEmail')
  const other = await selectCustomerByEmail(app.sql, customer.websiteId, email)
  if (other && other.id !== customer.id) throw problem('customer_email_taken')
  await updateUnverifiedEmail(app.sql, customer.id, email)
  await deleteResets(app.sql, customer.id)
  await endTokens(app.sql, customer.id, app.now())
  await recordChange(ctx, {
    action: 'customer.change_email',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { email: customer.email },
    after: { email },
  })
  await defer(ctx, {
    kind: 'customer.confirm_email',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    input: {},
    summary: { email },
  })
}

/** Codes of the groups that customers of a website can be in. */
export function groupsOfWebsite({ app }: Pick<AdminContext, 'app'>, websiteId: number): string[] {
  const { customer_groups: groups } = app.stores.defaultOf(websiteId).settings
  return [GENERAL_GROUP_CODE, ...groups.map(({ code }) => code)]
}

export async function changeGroup(
  ctx: AdminContext,
  { id, version, group }: { id: string; version: string; group: string },
): Promise<void> {
  const customer = await visibleCustomer(ctx, id)
  if (group === customer.groupCode) return noChange(ctx)
  await expectVersion(ctx, entityOf(customer), version, ['group'])
  const isKnown = groupsOfWebsite(ctx, customer.websiteId).includes(group)
  if (!isKnown || !(await setGroup(ctx.app.sql, customer.id, group)))
    throw invalidField(ctx.language, 'group', 'form_invalidOption')
  await recordChange(ctx, {
    action: 'customer.set_group',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { group: customer.groupCode },
    after: { group },
  })
}

export async function changeDisabled(
  ctx: AdminContext,
  { id, version, isDisabled }: { id: string; version: string; isDisabled: boolean },
): Promise<void> {
  const customer = await visibleCustomer(ctx, id)
  if (isDisabled === (customer.disabledAt !== null)) return noChange(ctx)
  await expectVersion(ctx, entityOf(customer), version, ['isDisabled'])
  const at = ctx.app.now()
  await updateDisabled(ctx.app.sql, customer.id, isDisabled ? at : null)
  if (isDisabled) {
    await endTokens(ctx.app.sql, customer.id, at)
    await deleteResets(ctx.app.sql, customer.id)
  }
  await recordChange(ctx, {
    action: isDisabled ? 'customer.disable' : 'customer.enable',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { isDisabled: !isDisabled },
    after: { isDisabled },
  })
}

export async function addNote(
  ctx: AdminContext,
  { id, text: given }: { id: string; text: string },
): Promise<void> {
  const customer = await visibleCustomer(ctx, id)
  const text = given.trim()
  const problem = !text
    ? messageIn(ctx.language, 'form_required')
    : text.length > longestNote && messageIn(ctx.language, 'form_maxlength', { maxlength: longestNote })
  if (problem) throw new InvalidInputError([{ field: 'text', message: problem }])
  const { staffId, name: author } = ctx.staff
  await insertNote(ctx.app.sql, { customerId: customer.id, staffId, author, text, at: ctx.app.now() })
  await recordChange(ctx, {
    action: 'customer.add_note',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    after: { note: text },
  })
}

export async function removeNote(
  ctx: AdminContext,
  { id, noteId }: { id: string; noteId: string },
): Promise<void> {
  const customer = await visibleCustomer(ctx, id)
  const text = await deleteNote(ctx.app.sql, customer.id, rowId(ctx, noteId))
  if (text === undefined) return noChange(ctx)
  await recordChange(ctx, {
    action: 'customer.delete_note',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { note: text },
    after: { note: null },
  })
}
