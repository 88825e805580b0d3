import type { VatCheck, VatCheckState } from '@comptoir/contract/generated/types'
import { DAY_MS } from '@comptoir/rules/duration'
import { vatNumberOf } from '@comptoir/rules/vat-number'
import { backoffDelay } from '../platform/backoff.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { timestamp } from '../platform/timestamp.ts'
import { checksVatNumbers } from '../stores/index.ts'
import { VatServiceUnavailableError, vatNumberCheckOf } from '../vat-numbers/index.ts'
import { confirmByVatNumber } from './professionals.ts'
import {
  claimVatNumbers,
  selectVatCheck,
  storeVatAnswer,
  storeVatFailure,
  type VatCheckRow,
  type VatNumberToCheck,
} from './vat-check.sql.ts'

type AccountState = Exclude<VatCheckState, 'COMPANY_MISSING'>

const most = 20
const pauses = { first: 5 * 60_000, longest: DAY_MS }
/** A number is asked about again, because it may be withdrawn, or registered later. */
const againAfter = { valid: 30 * DAY_MS, invalid: 7 * DAY_MS }

/**
 * Checks the VAT numbers of customers, on websites where they matter. Registration and profile never wait for the
 * service: until it answers, a number is not valid, and its customer pays the tax.
 */
export async function checkVatNumbers(app: App, signal: AbortSignal): Promise<number> {
  const websites = new Set(app.stores.all.filter(checksVatNumbers).map(({ website }) => website.id))
  if (websites.size === 0) return 0
  const now = app.now()
  const retryAt = new Date(now.getTime() + pauses.first)
  const claimed = await claimVatNumbers(app.sql, [...websites], { now, retryAt, most })
  for (const customer of claimed) {
    if (signal.aborted) break
    await checkOne(app, customer)
  }
  return claimed.length
}

async function checkOne(app: App, customer: VatNumberToCheck): Promise<void> {
  const at = app.now()
  const after = (ms: number) => new Date(at.getTime() + ms)
  const number = vatNumberOf(customer.taxvat)
  if (!number) {
    await storeVatAnswer(app.sql, customer, { country: null, requestId: null, at, nextAt: null })
    return
  }
  const { company } = app.stores.defaultOf(customer.websiteId).settings
  try {
    const { isValid, requestId } = await vatNumberCheckOf(app)(number, vatNumberOf(company.vatNumber ?? ''))
    const country = isValid ? number.country : null
    const nextAt = after(isValid ? againAfter.valid : againAfter.invalid)
    const isStored = await storeVatAnswer(app.sql, customer, { country, requestId, at, nextAt })
    if (isStored && isValid) await confirmByVatNumber(app, customer.id)
  } catch (error) {
    if (!(error instanceof VatServiceUnavailableError)) throw error
    const nextAt = after(backoffDelay(pauses, customer.attempts + 1))
    await storeVatFailure(app.sql, customer, { at, nextAt })
    app.log.warn(
      { customer: customer.id, reason: error.message, nextAt },
      'A VAT number could not be checked',
    )
  }
}

/** What is known about the customer's VAT number; null without one, and where the website checks none. */
export async function vatCheckOf(ctx: RequestContext, customerId: number): Promise<VatCheck | null> {
  if (!checksVatNumbers(ctx.store)) return null
  const row = await selectVatCheck(ctx.app.sql, customerId)
  if (!row?.taxvat) return null
  const state = stateOf(row)
  const key = `vat_check_${state.toLowerCase()}` as `vat_check_${Lowercase<AccountState>}`
  return {
    state,
    message: messageIn(ctx.store.language, key, { number: row.taxvat }),
    requested_at: row.isCurrent && row.requestDate ? timestamp(row.requestDate) : null,
  }
}

function stateOf({ isCurrent, isValid, requestSuccess }: VatCheckRow): AccountState {
  if (!isCurrent) return 'CHECKING'
  if (isValid !== null) return isValid ? 'VALID' : 'INVALID'
  return requestSuccess === false ? 'UNAVAILABLE' : 'CHECKING'
}
