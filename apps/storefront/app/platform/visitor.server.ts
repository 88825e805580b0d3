import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { RouterContextProvider } from 'react-router'
import { VisitorDocument } from '../generated/graphql.ts'
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
  /** The member of staff who acts for the customer in this session, and the customer's name. */
  readonly acting: { readonly staff: string; readonly customer: string } | undefined
}

type Context = Readonly<RouterContextProvider>

const GUEST: Visitor = {
  signedIn: false,
  firstname: undefined,
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
    const { customer } = await commerce(context).query(VisitorDocument)
    if (!customer) return GUEST
    const { site } = context.get(scopeContext)
    const { kind, tax } =
      site.customerGroups.find(({ code }) => code === customer.group?.code) ?? GUEST_PRICES
    const { firstname, lastname, acting_staff: staff } = customer
    const acting = staff ? { staff, customer: [firstname, lastname].filter(Boolean).join(' ') } : undefined
    return { signedIn: true, firstname: firstname ?? undefined, acting, kind, tax, apiTax: tax }
  } catch (error) {
    // The client has removed an invalid token: continue as a guest (decisions C-5).
    if (error instanceof CommerceError) return GUEST
    throw error
  }
}
