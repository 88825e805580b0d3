import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { RouterContextProvider } from 'react-router'
import { VisitorDocument, type VisitorQuery } from '../generated/graphql.ts'
import { CommerceError } from './commerce-errors.ts'
import { commerce } from './commerce.server.ts'
import { GUEST_PRICES, type GroupPrices } from './group-prices.ts'
import { chosenDisplay } from './price-display.ts'
import { scopeContext } from './scope.ts'
import { session } from './session.server.ts'

/** `tax` is the display that the visitor sees. */
export interface Visitor extends GroupPrices {
  /** The display of the visitor's group: of the API's prices, and of orders. */
  readonly apiTax: PriceDisplay
  /** What the visitor chose, who has the choice. */
  readonly chosenTax?: PriceDisplay | undefined
  readonly signedIn: boolean
  readonly firstname: string | undefined
  /** Skus of the customer's favourites, one for each entry; empty where the shop has none. */
  readonly favourites: readonly string[]
  /** The member of staff who acts for the customer in this session, and the customer's name. */
  readonly acting: { readonly staff: string; readonly customer: string } | undefined
}

type Context = Readonly<RouterContextProvider>

const GUEST: Visitor = {
  signedIn: false,
  firstname: undefined,
  favourites: [],
  acting: undefined,
  ...GUEST_PRICES,
  apiTax: GUEST_PRICES.tax,
}
const known = new WeakMap<Context, Promise<Visitor>>()

/** The visitor of a request; calls the API at most once, and never for guests. */
export function visitor(context: Context): Promise<Visitor> {
  const found = known.get(context) ?? findVisitor(context).then((who) => withChoice(context, who))
  known.set(context, found)
  return found
}

/** Private people may choose prices without tax; a group with a rule of its own keeps it. */
function withChoice(context: Context, who: Visitor): Visitor {
  if (!mayChooseDisplay(who)) return who
  const chosenTax = chosenDisplay(context.get(scopeContext))
  return chosenTax ? { ...who, tax: chosenTax, chosenTax } : who
}

/** Whether the visitor has prices with tax as private people do, from which the tax can be taken off. */
export const mayChooseDisplay = ({ kind, apiTax }: Visitor): boolean => kind === 'b2c' && apiTax === 'incl'

async function findVisitor(context: Context): Promise<Visitor> {
  if (!session(context).token) return GUEST
  try {
    const { site } = context.get(scopeContext)
    const { customer } = await askWho(context, site.features['favourites'] === true)
    if (!customer) return GUEST
    const { kind, tax } =
      site.customerGroups.find(({ code }) => code === customer.group?.code) ?? GUEST_PRICES
    const { firstname, lastname, acting_staff: staff } = customer
    const acting = staff ? { staff, customer: [firstname, lastname].filter(Boolean).join(' ') } : undefined
    const favourites = (customer.wishlist?.items_v2?.items ?? []).flatMap((item) => item?.product?.sku ?? [])
    return { signedIn: true, firstname: firstname ?? undefined, favourites, acting, kind, tax, apiTax: tax }
  } catch (error) {
    // The client has removed an invalid token: continue as a guest (decisions C-5).
    if (error instanceof CommerceError) return GUEST
    throw error
  }
}

/** Asks who the visitor is; without the favourites when these are what the API refuses to answer. */
async function askWho(context: Context, favourites: boolean): Promise<VisitorQuery> {
  try {
    return await commerce(context).query(VisitorDocument, { favourites })
  } catch (error) {
    const isCustomer = session(context).token !== undefined
    if (!favourites || !isCustomer || !(error instanceof CommerceError)) throw error
    return await askWho(context, false)
  }
}
