import { invite, inviteToJoin, join, leave } from '../newsletter/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'
import { confirmPassword } from './account-lock.ts'
import { cancelPendingEmail, mailConfirmation } from './confirm-email.ts'
import { professionalState } from '@comptoir/rules/professional'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import {
  clearFailures,
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomerFields,
  updatePassword,
  type CustomerFields,
  type CustomerRecord,
} from './customers.sql.ts'
import { EmailTakenError, InvalidEmailError, NotSignedInError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { checkPassword } from './password-rules.ts'
import { hashPassword } from '../platform/password.ts'
import { askShopToConfirm, groupOfProfessional, setProfessionalState } from './professionals.ts'
import { checkNewProfile, checkProfile } from './profile.ts'
import { deleteResets } from './reset-password.sql.ts'
import { signedIn } from './sign-in.ts'
import { endTokens } from './tokens.ts'
import { forgetVatCheck } from './vat-check.sql.ts'

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
 * Creates an account on the store's website. One with a SIRET joins the professional group (decisions C-11), on some
 * websites after the shop confirmed it or its VAT number was checked. Throws {@link InputError} with Magento's messages.
 */
export async function register(ctx: RequestContext, input: Registration): Promise<CustomerRecord> {
  const { password, email, ...fields } = input
  const address = email.trim()
  checkNewProfile(fields, ctx.store.language)
  if (!isEmail(address)) throw new InvalidEmailError(address)
  checkPassword(password, address)
  await limitRequest(ctx, RATE_LIMITS.registrations)
  const numbers = { siret: fields.padCompanySiret ?? null, vatNumber: fields.taxvat ?? null }
  const nobody = { siret: null, vatNumber: null, state: null }
  const state = professionalState(nobody, numbers, ctx.store.settings.professional_approval)
  const account = {
    websiteId: ctx.store.website.id,
    groupId: groupOfProfessional(state),
    professionalState: state,
    email: address,
    passwordHash: await hashPassword(password),
    language: ctx.store.language,
  }
  const id = await insertCustomer(ctx.app.sql, account, fields)
  if (id === undefined) throw new EmailTakenError()
  const customer = await customerById(ctx, id)
  await ctx.app.sql.begin(async (tx) => {
    await mailConfirmation(tx, ctx, customer, address)
    // The address is not verified yet.
    if (fields.isSubscribed) await inviteToJoin(tx, { ...ctx, email: address, customerId: id })
  })
  if (state === 'waiting') await askForApproval(ctx, customer)
  return customer
}

/** Changes the given fields; setting or removing the company's numbers changes the customer group (decisions C-11). */
export async function updateProfile(ctx: RequestContext, fields: CustomerFields): Promise<CustomerRecord> {
  const { customerId } = signedIn(ctx)
  const before = await checkChanges(ctx, fields)
  await updateCustomerFields(ctx.app.sql, customerId, fields)
  await setSubscribed(ctx, fields.isSubscribed)
  if (fields.padCompanySiret !== undefined || fields.taxvat !== undefined) await changeCompany(ctx, before)
  return await customerById(ctx, customerId)
}

/** Applies numbers of the company that were set or removed; another company has to be approved. */
async function changeCompany(ctx: RequestContext, before: CustomerRecord): Promise<void> {
  const now = await customerById(ctx, before.id)
  const known = { siret: before.padCompanySiret, vatNumber: before.taxvat, state: before.professionalState }
  const numbers = { siret: now.padCompanySiret, vatNumber: now.taxvat }
  const state = professionalState(known, numbers, ctx.store.settings.professional_approval)
  if (state !== known.state) await ctx.app.sql.begin((tx) => setProfessionalState(tx, before.id, state))
  const isSame = known.siret === numbers.siret && known.vatNumber === numbers.vatNumber
  if (state === 'waiting' && !(isSame && known.state === 'waiting')) await askForApproval(ctx, now)
}

/** The shop is asked by mail, the service for VAT numbers by a job. */
async function askForApproval({ app, store }: RequestContext, customer: CustomerRecord): Promise<void> {
  if (store.settings.professional_approval === 'vat_number') await forgetVatCheck(app.sql, customer.id)
  else await askShopToConfirm(app, customer)
}

/**
 * Validates the changed fields only: stored values stay valid even if the rules have become stricter. Returns the
 * customer as stored.
 */
export async function checkChanges(ctx: RequestContext, fields: CustomerFields): Promise<CustomerRecord> {
  const before = await currentCustomer(ctx)
  const changed = Object.entries(fields).filter(
    ([key, value]) => value !== before[key as keyof CustomerFields],
  )
  checkProfile(Object.fromEntries(changed), ctx.store.language)
  return before
}

/**
 * Subscribes the signed-in customer's address to the newsletter, or unsubscribes it. An unverified address gets a
 * confirmation mail instead, and cannot be unsubscribed here.
 */
async function setSubscribed(ctx: RequestContext, isSubscribed: boolean | undefined): Promise<void> {
  const { app, store, identity } = ctx
  if (isSubscribed === undefined || !identity) return
  const who = { app, store, email: identity.email, customerId: identity.customerId }
  if (identity.emailVerified) await app.sql.begin((tx) => (isSubscribed ? join(tx, who) : leave(tx, who)))
  else if (isSubscribed) await invite(ctx, who)
}

/** Changes the password and ends every token of the customer (decisions C-4). */
export async function changePassword(
  ctx: RequestContext,
  current: string,
  wanted: string,
): Promise<CustomerRecord> {
  const customer = await confirmPassword(ctx, signedIn(ctx).customerId, current)
  checkPassword(wanted, customer.email)
  await replacePassword(ctx, customer, wanted)
  return customer
}

/**
 * Sets a password and mails the customer. In the same transaction it calls `authorise`, which may throw, and ends all
 * tokens, reset links and a pending change of e-mail address.
 */
export async function replacePassword(
  { app, store }: RequestContext,
  customer: CustomerRecord,
  password: string,
  authorise: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await app.sql.begin(async (tx) => {
    await authorise(tx)
    await updatePassword(tx, customer.id, passwordHash)
    await clearFailures(tx, customer.id)
    await endTokens(tx, customer.id, app.now())
    await deleteResets(tx, customer.id)
    await cancelPendingEmail(tx, customer.id)
    await mailCustomer(tx, store, 'password_changed', customer, {
      action_url: storefrontUrl(app, store, 'forgot_password'),
    })
  })
}

export async function isEmailFree(ctx: RequestContext, email: string): Promise<boolean> {
  if (!isEmail(email)) throw new InputError('Email is invalid')
  await limitRequest(ctx, RATE_LIMITS.emailChecks)
  return (await selectCustomerByEmail(ctx.app.sql, ctx.store.website.id, email)) === undefined
}
