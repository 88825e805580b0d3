import { buyerNumber } from '@comptoir/rules/buyer-vat-number'
import { allowsReverseCharge, isReverseCharged } from '@comptoir/rules/tax'
import { writtenVatNumber } from '@comptoir/rules/vat-number'
import type { CheckedVatNumber, RequestContext } from '../platform/context.ts'
import { taxRulesOf } from '../stores/index.ts'
import type { CartAddressRecord, CartBuyerNumber } from './state.ts'

/** Who buys, for the tax. */
type TaxBuyerOfCart = {
  /** The checked number of a company; null for a consumer and without a valid number. */
  vatNumber: CheckedVatNumber | null
  buyerNumber: CartBuyerNumber | null
}

/**
 * The VAT number with which a cart is bought: that of a company's account, else the one of `billed`, the address that
 * names the buyer (see buyerNumber in the rules). The latter is looked at only where it decides about the tax.
 */
export function buyerOfTax(
  { app, store, identity, visitorKind }: RequestContext,
  zoneCode: string | undefined,
  billed: CartAddressRecord | null,
): TaxBuyerOfCart {
  const account = visitorKind === 'b2b' ? (identity?.vatNumber ?? null) : null
  const rules = taxRulesOf(store)
  const zone = rules.zones.find(({ code }) => code === zoneCode)
  const none = { vatNumber: account, buyerNumber: null }
  if (!zone || !billed || !allowsReverseCharge(rules, zone)) return none
  if (account && isReverseCharged(rules, zone, { vatCountry: account.country })) return none
  const { vatAnswer: answer = null, vatId, company, kind } = billed
  const found = buyerNumber({ company, vatId, answer }, app.now())
  if (!found || !vatId) return none
  const { number, state } = found
  // A number of the shop's own country changes nothing.
  if (number && !isReverseCharged(rules, zone, { vatCountry: number.country })) return none
  const given = { ...found, kind, text: vatId, answer }
  if (!number || state !== 'VALID') return { vatNumber: account, buyerNumber: given }
  const requestId = answer?.requestId ?? null
  const vatNumber = { number: writtenVatNumber(number), country: number.country, requestId }
  return { vatNumber, buyerNumber: given }
}
