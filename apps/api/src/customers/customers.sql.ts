import type { ProfessionalState } from '@comptoir/rules/professional'
import { DatabaseError } from 'pg'
import type { Queryable, Transaction } from '../platform/database.ts'

/** A row of customer with its group. */
export type CustomerRecord = {
  id: number
  websiteId: number
  groupId: number
  groupCode: string
  email: string
  /** When the e-mail address was verified; null until then. */
  emailVerifiedAt: Date | null
  /** The new address that waits for its verification. */
  pendingEmail: string | null
  passwordHash: string
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  gender: number | null
  dateOfBirth: string | null
  telephone: string | null
  taxvat: string | null
  isSubscribed: boolean
  padCompany: string | null
  padCompanySiret: string | null
  padTelephone: string | null
  /** Whether the company is accepted; null for a private customer. */
  professionalState: ProfessionalState | null
  /** Language of the store view of the registration. */
  language: string
  lockedUntil: Date | null
  /** Nobody can sign in since then. */
  disabledAt: Date | null
  createdAt: Date
}

/** The fields that a customer may set; absent keys do not change. */
export type CustomerFields = Partial<
  Pick<
    CustomerRecord,
    | 'firstname'
    | 'lastname'
    | 'middlename'
    | 'prefix'
    | 'suffix'
    | 'gender'
    | 'dateOfBirth'
    | 'telephone'
    | 'taxvat'
    | 'isSubscribed'
    | 'padCompany'
    | 'padCompanySiret'
    | 'padTelephone'
  >
>

const columnOf: Record<Exclude<keyof CustomerFields, 'isSubscribed'>, string> = {
  firstname: 'firstname',
  lastname: 'lastname',
  middlename: 'middlename',
  prefix: 'prefix',
  suffix: 'suffix',
  gender: 'gender',
  dateOfBirth: 'date_of_birth',
  telephone: 'telephone',
  taxvat: 'taxvat',
  padCompany: 'pad_company',
  padCompanySiret: 'pad_company_siret',
  padTelephone: 'pad_telephone',
}

function toRow({
  isSubscribed: _newsletter,
  ...fields
}: CustomerFields): Record<string, string | number | null> {
  const entries = Object.entries(fields) as [keyof typeof columnOf, string | number | null | undefined][]
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[columnOf[key], value]])),
  )
}

const selection = (sql: Queryable) => sql`
  select c.id, c.website_id as "websiteId", c.group_id as "groupId", g.code as "groupCode", c.email,
         c.email_verified_at as "emailVerifiedAt", c.pending_email as "pendingEmail",
         c.password_hash as "passwordHash", c.firstname, c.lastname, c.middlename, c.prefix, c.suffix, c.gender,
         c.date_of_birth::text as "dateOfBirth", c.telephone, c.taxvat,
         c.email_verified_at is not null and exists (select 1 from newsletter_subscriber n where n.website_id = c.website_id
                  and lower(n.email) = lower(c.email) and n.status = 'subscribed') as "isSubscribed",
         c.pad_company as "padCompany", c.pad_company_siret as "padCompanySiret",
         c.pad_telephone as "padTelephone", c.professional_state as "professionalState", c.language, c.locked_until as "lockedUntil",
         c.disabled_at as "disabledAt", c.created_at as "createdAt"
    from customer c join customer_group g on g.id = c.group_id`

export async function selectCustomer(sql: Queryable, id: number): Promise<CustomerRecord | undefined> {
  const [row] = await sql<CustomerRecord[]>`${selection(sql)} where c.id = ${id}`
  return row
}

export async function selectCustomerByEmail(
  sql: Queryable,
  websiteId: number,
  email: string,
): Promise<CustomerRecord | undefined> {
  const [row] = await sql<CustomerRecord[]>`
    ${selection(sql)} where c.website_id = ${websiteId} and lower(c.email) = lower(${email})`
  return row
}

/** Selects a customer and locks the row until `tx` ends. */
export async function lockCustomer(tx: Transaction, id: number): Promise<CustomerRecord | undefined> {
  const [row] = await tx<CustomerRecord[]>`${selection(tx)} where c.id = ${id} for update of c`
  return row
}

/** The customer with this pending address, or with this address unverified. */
export async function selectCustomerToConfirm(
  sql: Queryable,
  websiteId: number,
  email: string,
): Promise<CustomerRecord | undefined> {
  const [row] = await sql<CustomerRecord[]>`
    ${selection(sql)}
     where c.website_id = ${websiteId}
       and (lower(c.pending_email) = lower(${email})
            or (lower(c.email) = lower(${email}) and c.email_verified_at is null and c.pending_email is null))
     order by c.id limit 1`
  return row
}

/** Inserts a customer; returns undefined when the e-mail address is in use on that website. */
export async function insertCustomer(
  sql: Queryable,
  account: {
    websiteId: number
    groupId: number
    professionalState: ProfessionalState | null
    email: string
    passwordHash: string
    language: string
  },
  fields: CustomerFields & { firstname: string; lastname: string },
): Promise<number | undefined> {
  const row = {
    website_id: account.websiteId,
    group_id: account.groupId,
    professional_state: account.professionalState,
    email: account.email,
    password_hash: account.passwordHash,
    language: account.language,
    ...toRow(fields),
  }
  const [inserted] = await sql<{ id: number }[]>`
    insert into customer ${sql(row)} on conflict (website_id, lower(email)) do nothing returning id`
  return inserted?.id
}

export async function updateCustomerFields(
  sql: Queryable,
  id: number,
  fields: CustomerFields,
): Promise<void> {
  const row = toRow(fields)
  if (Object.keys(row).length === 0) return
  await sql`update customer set ${sql(row)}, updated_at = now() where id = ${id}`
}

export async function updateProfessionalState(
  sql: Queryable,
  id: number,
  state: ProfessionalState | null,
): Promise<void> {
  await sql`update customer set professional_state = ${state}, updated_at = now() where id = ${id}`
}

const listedProfessionals = 200

/** The accounts that wait for the shop's confirmation, oldest first. */
export async function selectWaitingProfessionals(
  sql: Queryable,
  websiteId: number,
): Promise<CustomerRecord[]> {
  return await sql<CustomerRecord[]>`
    ${selection(sql)} where c.website_id = ${websiteId} and c.professional_state = 'waiting'
     order by c.id limit ${listedProfessionals}`
}

/** Changes the customer's group if it is one of `from`: groups that the shop assigned by hand do not change. */
export async function moveBetweenGroups(
  sql: Queryable,
  id: number,
  groupId: number,
  from: readonly number[],
): Promise<void> {
  await sql`update customer set group_id = ${groupId} where id = ${id} and group_id = any(${from})`
}

export async function updatePassword(sql: Queryable, id: number, passwordHash: string): Promise<void> {
  await sql`update customer set password_hash = ${passwordHash}, updated_at = now() where id = ${id}`
}

export async function markVerified(sql: Queryable, id: number, at: Date): Promise<void> {
  await sql`update customer set email_verified_at = ${at} where id = ${id} and email_verified_at is null`
}

/** Sets or clears the pending e-mail address. */
export async function updatePendingEmail(sql: Queryable, id: number, email: string | null): Promise<void> {
  await sql`update customer set pending_email = ${email} where id = ${id}`
}

/** Changes the e-mail address, verified at `at`; returns false when it is in use on that website. */
export async function updateEmail(
  tx: Transaction,
  { id }: Pick<CustomerRecord, 'id'>,
  { email, at }: { email: string; at: Date },
): Promise<boolean> {
  try {
    await tx.savepoint(
      (inner) => inner`
        update customer set email = ${email}, pending_email = null, email_verified_at = ${at}, updated_at = now()
         where id = ${id}`,
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const uniqueViolation = '23505'
const isUniqueViolation = (error: unknown) => error instanceof DatabaseError && error.code === uniqueViolation

/** Counts a wrong password; at `limit` the account is locked until `lockedUntil`. Returns whether it was locked now. */
export async function countFailure(
  sql: Queryable,
  id: number,
  limit: number,
  lockedUntil: Date,
): Promise<boolean> {
  const [row] = await sql<{ isLocked: boolean }[]>`
    update customer
       set login_failures = case when login_failures + 1 >= ${limit} then 0 else login_failures + 1 end,
           locked_until = case when login_failures + 1 >= ${limit} then ${lockedUntil} else locked_until end
     where id = ${id} returning login_failures = 0 as "isLocked"`
  return row?.isLocked === true
}

export async function clearFailures(sql: Queryable, id: number): Promise<void> {
  await sql`
    update customer set login_failures = 0, locked_until = null
     where id = ${id} and (login_failures > 0 or locked_until is not null)`
}
