/** Professionals are b2b, all others b2c (decisions E-1). */
export type VisitorKind = 'b2b' | 'b2c'

/** Whether the prices that count are those with tax: the displayed, multiplied and discounted ones (decisions E-4). */
export const PRICE_DISPLAYS = ['incl', 'excl'] as const
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number]

/** Which prices a visitor has: the kind decides which are visible, the display in which tax base they are. */
export interface PriceAudience {
  readonly visitorKind: VisitorKind
  readonly priceDisplay: PriceDisplay
  /** Code of the visitor's customer group where the website has prices of its own for it; else null. */
  readonly priceGroup: string | null
}

/** Guests, and customers of Magento's group General (decisions E-1). */
export const GUEST: PriceAudience = { visitorKind: 'b2c', priceDisplay: 'incl', priceGroup: null }

export interface VisitorContext {
  /** Whether the customer's group is a professional one; absent for guests. */
  readonly professionalGroup?: boolean
  /** Whether a guest reached the page through the section for professionals. */
  readonly inProfessionalSection?: boolean
}

/** Flags of a category that decide who sees its prices (spec 001 §3). */
export interface PriceFlags {
  readonly b2b_show_prices: boolean
  readonly b2c_show_prices: boolean
}

/** The kind for which prices, lots and discounts are computed: guests are b2c (decisions E-1). */
export function visitorKind(context: VisitorContext): VisitorKind {
  return context.professionalGroup ? 'b2b' : 'b2c'
}

/** The kind for which prices are displayed: guests in the section for professionals see b2b prices (decisions E-1). */
export function displayKind(context: VisitorContext): VisitorKind {
  if (context.professionalGroup !== undefined) return visitorKind(context)
  return context.inProfessionalSection ? 'b2b' : 'b2c'
}

/** The display of a customer group: its own setting, else with tax for b2c and without for b2b (decisions E-4). */
export function priceDisplayOf(kind: VisitorKind, own?: PriceDisplay | null): PriceDisplay {
  return own ?? (kind === 'b2b' ? 'excl' : 'incl')
}

/**
 * Whether prices are displayed to that kind of visitor (decisions E-1). On a category page its own flags decide; on
 * product, search and cart pages one of the product's categories is enough. Without categories the price is displayed.
 */
export function priceVisible(
  kind: VisitorKind,
  productCategories: readonly PriceFlags[],
  browsedCategory?: PriceFlags,
): boolean {
  if (browsedCategory) return showsPrice(kind, browsedCategory)
  return productCategories.length === 0 || productCategories.some((flags) => showsPrice(kind, flags))
}

function showsPrice(kind: VisitorKind, flags: PriceFlags): boolean {
  return kind === 'b2b' ? flags.b2b_show_prices : flags.b2c_show_prices
}

/** Whether texts for professionals (`show_texts_for_b2b`) are displayed: to b2b visitors only (decisions E-1). */
export function showsProfessionalTexts(kind: VisitorKind, flag: boolean): boolean {
  return kind === 'b2b' && flag
}
