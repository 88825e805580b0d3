import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN, passwordMagento } from '@comptoir/rules/password'
import { isEmail } from '@comptoir/rules/validation'
import {
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomerFields,
  updatePassword,
  type CustomerFields,
  type CustomerRecord,
} from './customers.sql.ts'
import { EmailTakenError, NotSignedInError, WrongPasswordError } from './errors.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { signedIn } from './sign-in.ts'
import { endTokens } from './tokens.ts'

const maxText = 255
const generalGroup = 1
const professionalGroup = 2

export type Registration = CustomerFields & {
  email: string
  password: string
  firstname: string
  lastname: string
}

/** The signed-in customer's record. */
export async function currentCustomer(ctx: RequestContext): Promise<CustomerRecord> {
  return await customerById(ctx, signedIn(ctx).customerId)
}

export async function customerById(ctx: RequestContext, id: number): Promise<CustomerRecord> {
  const customer = await selectCustomer(ctx.app.sql, id)
  if (!customer) throw new NotSignedInError()
  return customer
}

/**
 * Creates an account on the store's website; a SIRET makes it a professional one (decisions C-11).
 * Throws {@link InputError} in Magento's words.
 */
export async function register(ctx: RequestContext, input: Registration): Promise<CustomerRecord> {
  const { password, email, ...fields } = input
  const address = email.trim()
  checkNames(fields)
  if (!isEmail(address)) throw new InputError(`"${address}" is not a valid email address.`)
  checkPassword(password, address)
  const account = {
    websiteId: ctx.store.website.id,
    groupId: fields.padCompanySiret ? professionalGroup : generalGroup,
    email: address,
    passwordHash: await hashPassword(password),
    language: ctx.store.language,
  }
  const id = await insertCustomer(ctx.app.sql, account, fields)
  if (id === undefined) throw new EmailTakenError()
  return await customerById(ctx, id)
}

export async function updateProfile(ctx: RequestContext, fields: CustomerFields): Promise<CustomerRecord> {
  const { customerId } = signedIn(ctx)
  checkTexts(fields)
  await updateCustomerFields(ctx.app.sql, customerId, fields)
  return await customerById(ctx, customerId)
}

/** Changes the password and ends every token of the customer (decisions C-4). */
export async function changePassword(
  ctx: RequestContext,
  current: string,
  wanted: string,
): Promise<CustomerRecord> {
  const customer = await currentCustomer(ctx)
  if (!(await passwordMatches(customer.passwordHash, current))) throw new WrongPasswordError()
  checkPassword(wanted, customer.email)
  const passwordHash = await hashPassword(wanted)
  await ctx.app.sql.begin(async (tx) => {
    await updatePassword(tx, customer.id, passwordHash)
    await endTokens(tx, customer.id, ctx.app.now())
  })
  return customer
}

export async function isEmailFree(ctx: RequestContext, email: string): Promise<boolean> {
  if (!isEmail(email)) throw new InputError('Email is invalid')
  return (await selectCustomerByEmail(ctx.app.sql, ctx.store.website.id, email)) === undefined
}

function checkNames(fields: { firstname: string; lastname: string } & CustomerFields): void {
  const labels = { firstname: 'First Name', lastname: 'Last Name' }
  const missing = (['firstname', 'lastname'] as const).filter((key) => !fields[key]?.trim())
  if (missing.length > 0) {
    throw new InputError(`Required parameters are missing: ${missing.map((key) => labels[key]).join(', ')}`)
  }
  checkTexts(fields)
}

function checkTexts(fields: CustomerFields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.length > maxText) {
      throw new InputError(`"${name}" length must be equal or less than ${maxText} characters.`)
    }
  }
}

/** Magento's password rules: 8 to 256 characters, three of four classes, no space at an end, not the e-mail. */
function checkPassword(password: string, email: string): void {
  if (passwordMagento(password, email)) return
  if (password !== password.trim())
    throw new InputError("The password can't begin or end with a space. Verify the password and try again.")
  if (password.length > PASSWORD_MAX)
    throw new InputError('Please enter a password with at most 256 characters.')
  if (password.length < PASSWORD_MIN)
    throw new InputError(
      `The password needs at least ${PASSWORD_MIN} characters. Create a new password and try again.`,
    )
  if (password.toLowerCase() === email.toLowerCase()) {
    throw new InputError(
      "The password can't be the same as the email address. Create a new password and try again.",
    )
  }
  throw new InputError(
    'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  )
}
