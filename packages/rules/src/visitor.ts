/** decisions E-1: professionals are b2b, everybody else b2c. */
export type VisitorKind = 'b2b' | 'b2c'

/** Whether shown prices include tax: TTC for b2c, HT for b2b (decisions E-4). */
export type PriceDisplay = 'incl' | 'excl'

export interface VisitorContext {
  /** The customer's group is a professional one; absent for guests. */
  readonly professionalGroup?: boolean
  /** A guest reached this page through the professionals section. */
  readonly inProfessionalSection?: boolean
}

/** Flags of a category that decide who sees its prices (spec 001 §3). */
export interface PriceFlags {
  readonly b2b_show_prices: boolean
  readonly b2c_show_prices: boolean
}

/** Kind that prices, lots and discounts are computed for: a guest is always b2c (decisions E-1). */
export function visitorKind(context: VisitorContext): VisitorKind {
  return context.professionalGroup ? 'b2b' : 'b2c'
}

/** Kind that prices are shown for: a guest in the professionals section sees them as b2b, there only (E-1). */
export function displayKind(context: VisitorContext): VisitorKind {
  if (context.professionalGroup !== undefined) return visitorKind(context)
  return context.inProfessionalSection ? 'b2b' : 'b2c'
}

export function priceDisplay(kind: VisitorKind): PriceDisplay {
  return kind === 'b2b' ? 'excl' : 'incl'
}

/**
 * Whether a price is shown to that kind (decisions E-1). While browsing a category only its own flags count;
 * on product, search and cart pages one of the product's categories is enough. A product that is in no
 * category has nothing that hides its price.
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

/** Texts meant for professionals (show_texts_for_b2b) are shown to b2b visitors only (decisions E-1). */
export function showsProfessionalTexts(kind: VisitorKind, flag: boolean): boolean {
  return kind === 'b2b' && flag
}
