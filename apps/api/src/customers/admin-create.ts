import type { NewCustomer } from '@comptoir/contract/generated/admin'
import { professionalState } from '@comptoir/rules/professional'
import { isEmail } from '@comptoir/rules/validation'
import { recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError, type Problem } from '../platform/admin/errors.ts'
import { defer } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { messageIn } from '../platform/messages.ts'
import { hashPassword } from '../platform/password.ts'
import { randomToken } from '../platform/random-token.ts'
import { fieldOf, groupsOfWebsite, problemsOf, type Field } from './admin-changes.ts'
import { setGroup } from './customer-groups.sql.ts'
import { insertCustomer, selectCustomer } from './customers.sql.ts'
import { groupOfProfessional } from './professionals.ts'
import { entityOf } from './visible-customer.ts'

/**
 * Creates an account for a customer, and defers the mail with which they choose a password. A company that staff enter is
 * accepted. Returns the ids of the account and of the deferred action. Throws InvalidInputError.
 */
export async function createCustomer(
  ctx: AdminContext,
  input: NewCustomer,
): Promise<{ id: string; pendingActionId: number }> {
  const { app, language } = ctx
  const websiteId = rowId(ctx, input.websiteId)
  if (!app.stores.all.some(({ website }) => website.id === websiteId)) throw new RecordNotFoundError(language)
  demandPlace(ctx, { websiteId })
  const fields = fieldsOf(input)
  const email = input.email.trim()
  const problems = newProblems(ctx, { websiteId, input, fields, email })
  if (problems.length > 0) throw new InvalidInputError(problems)
  const approval = companyState(ctx, websiteId, fields)
  const account = {
    websiteId,
    groupId: groupOfProfessional(approval),
    professionalState: approval,
    email,
    // Nobody knows it: the customer chooses one with the link of the mail.
    passwordHash: await hashPassword(randomToken()),
    language: languageOf(ctx, websiteId, input.language),
  }
  const id = await insertCustomer(app.sql, account, {
    ...Object.fromEntries(fields.map(([field, value]) => [fieldOf[field], value])),
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
  })
  const taken = { field: 'email', message: messageIn(language, 'customer_email_taken') }
  if (id === undefined) throw new InvalidInputError([taken])
  if (input.group) await setGroup(app.sql, id, input.group)
  const customer = await selectCustomer(app.sql, id)
  if (!customer) throw new Error(`The new customer ${id} is missing.`)
  await recordChange(ctx, {
    action: 'customer.create',
    entity: entityOf(customer),
    websiteId,
    before: null,
    after: { email, ...Object.fromEntries(fields), group: customer.groupCode, approval },
  })
  const pendingActionId = await defer(ctx, {
    kind: 'customer.invitation',
    entity: entityOf(customer),
    websiteId,
    input: {},
    summary: { email },
  })
  return { id: String(id), pendingActionId }
}

type Given = [Field, string | null][]

/** What is given of the account. */
function fieldsOf(input: NewCustomer): Given {
  const fields: Field[] = ['firstname', 'lastname', 'company', 'siret', 'vatNumber', 'telephone']
  return fields.map((field) => [field, input[field as keyof NewCustomer]?.trim() || null])
}

function newProblems(
  ctx: AdminContext,
  {
    websiteId,
    input,
    fields,
    email,
  }: { websiteId: number; input: NewCustomer; fields: Given; email: string },
): Problem[] {
  const problem = (field: string, key: 'form_invalidEmail' | 'form_invalidOption') => [
    { field, message: messageIn(ctx.language, key) },
  ]
  return [
    ...(isEmail(email) ? [] : problem('email', 'form_invalidEmail')),
    ...fields.flatMap(([field, value]) => problemsOf(ctx, field, value)),
    ...(input.group && !groupsOfWebsite(ctx, websiteId).includes(input.group)
      ? problem('group', 'form_invalidOption')
      : []),
  ]
}

/** Whether the account is that of a company: staff who enter one accept it. */
function companyState({ app }: AdminContext, websiteId: number, fields: Given) {
  const known = new Map(fields)
  const numbers = { siret: known.get('siret') ?? null, vatNumber: known.get('vatNumber') ?? null }
  const nobody = { siret: null, vatNumber: null, state: null }
  const { professional_approval: approval } = app.stores.defaultOf(websiteId).settings
  return professionalState(nobody, numbers, approval) === null ? null : ('confirmed' as const)
}

/** A language of the website's store views, else that of its default one. */
function languageOf({ app }: AdminContext, websiteId: number, wanted: string | null | undefined): string {
  const views = app.stores.ofWebsite(websiteId)
  return (views.find(({ language }) => language === wanted) ?? app.stores.defaultOf(websiteId)).language
}
