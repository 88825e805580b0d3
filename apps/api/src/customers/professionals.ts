import type { ProfessionalState } from '@comptoir/rules/professional'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { queueAccountMail } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { countRequest } from '../platform/request-count.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { GENERAL_GROUP, PROFESSIONAL_GROUP } from './customer-groups.ts'
import {
  lockCustomer,
  moveBetweenGroups,
  selectCustomerByEmail,
  selectWaitingProfessionals,
  updateProfessionalState,
  type CustomerRecord,
} from './customers.sql.ts'
import { mailCustomer } from './mails.ts'

/** The customer group of an account: the shop's own prices are for confirmed companies only. */
export const groupOfProfessional = (state: ProfessionalState | null): number =>
  state === 'confirmed' ? PROFESSIONAL_GROUP : GENERAL_GROUP

/** Stores the state and moves the customer between the groups; a group that the shop assigned by hand stays. */
export async function setProfessionalState(
  sql: Queryable,
  customerId: number,
  state: ProfessionalState | null,
): Promise<void> {
  await updateProfessionalState(sql, customerId, state)
  const groups = [GENERAL_GROUP, PROFESSIONAL_GROUP]
  await moveBetweenGroups(sql, customerId, groupOfProfessional(state), groups)
}

/**
 * Mails the shop that an account waits for its confirmation, in the default language of the website; a few times a day
 * for one account, which is listed in any case.
 */
export async function askShopToConfirm(app: App, customer: CustomerRecord): Promise<void> {
  const account = `${customer.websiteId} ${customer.id}`
  if (!(await countRequest(app, RATE_LIMITS.professionalRequests, account))) return
  const store = app.stores.defaultOf(customer.websiteId)
  await queueAccountMail(app.sql, {
    storeId: store.id,
    kind: 'professional_to_confirm',
    recipient: store.settings.email,
    customerId: customer.id,
    texts: {
      buyer: customer.padCompany ?? `${customer.firstname} ${customer.lastname}`,
      siret: customer.padCompanySiret ?? '',
      email: customer.email,
    },
  })
}

export type Review = { decision: 'confirmed' | 'refused'; reason: string }

const reasonLimit = 250

/**
 * Confirms or refuses a professional account and mails its customer, in their language. Throws {@link CommandError} for
 * an unknown customer, one without a SIRET and a decision that was made before.
 */
export async function reviewProfessional(
  app: App,
  websiteId: number,
  email: string,
  { decision, reason }: Review,
): Promise<void> {
  await inTransaction(app.sql, async (tx) => {
    const found = await selectCustomerByEmail(tx, websiteId, email)
    const customer = found && (await lockCustomer(tx, found.id))
    if (!customer) throw new CommandError(`There is no customer ${email} on this website.`)
    if (!customer.professionalState) throw new CommandError(`The account of ${email} has no SIRET.`)
    if (customer.professionalState === decision)
      throw new CommandError(`The account of ${email} is ${decision} already.`)
    await decide(app, tx, customer, { decision, reason })
  })
}

/** The same by staff; `unchanged` for an account without a company or with this decision. */
export async function reviewProfessionalAccount(
  app: App,
  customerId: number,
  review: Review,
): Promise<'decided' | 'unchanged'> {
  return await inTransaction(app.sql, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer?.professionalState || customer.professionalState === review.decision) return 'unchanged'
    await decide(app, tx, customer, review)
    return 'decided'
  })
}

/** Confirms an account whose VAT number was found valid, where the website accepts that, and mails its customer. */
export async function confirmByVatNumber(app: App, customerId: number): Promise<void> {
  await inTransaction(app.sql, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (customer?.professionalState !== 'waiting') return
    const { settings } = app.stores.defaultOf(customer.websiteId)
    if (settings.professional_approval !== 'vat_number') return
    await decide(app, tx, customer, { decision: 'confirmed', reason: '' })
  })
}

async function decide(
  app: App,
  tx: Transaction,
  customer: CustomerRecord,
  { decision, reason }: Review,
): Promise<void> {
  await setProfessionalState(tx, customer.id, decision)
  const store = storeOfCustomer(app, customer)
  await mailCustomer(tx, store, `professional_${decision}`, customer, {
    reason: reason.trim().slice(0, reasonLimit),
    action_url: storefrontUrl(app, store, 'account'),
  })
}

/** The store view in whose language a customer is written to. */
export function storeOfCustomer(
  { stores }: Pick<App, 'stores'>,
  { websiteId, language }: Pick<CustomerRecord, 'websiteId' | 'language'>,
): Store {
  return stores.ofWebsite(websiteId).find((one) => one.language === language) ?? stores.defaultOf(websiteId)
}

export async function waitingProfessionals(app: App, websiteId: number): Promise<CustomerRecord[]> {
  return await selectWaitingProfessionals(app.sql, websiteId)
}
