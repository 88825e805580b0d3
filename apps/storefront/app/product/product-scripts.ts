/** Options that are typed, or whose values stand beside each other: most products have lists, or none. */
export const loadMoreOptions = async () => await import('./more-option-fields.tsx')
/** Why a product was not put into the cart: few forms are refused. */
export const loadBuyErrors = async () => await import('./buy-errors.tsx')
/** What the law asks to be said beside a price. */
export const loadPriceDetails = async () => await import('./price-details.tsx')
/** What stands below the form of a product, and below its picture. */
export const loadPurchaseInfo = async () => await import('./purchase-info.tsx')
export const loadProductMore = async () => await import('./product-more.tsx')
/** What a piece costs from larger quantities on. */
export const loadQuantityPrices = async () => await import('./quantity-prices.tsx')
/** The table of a grouped product, which other products do not need. */
export const loadGroupedItems = async () => await import('./grouped-items-table.tsx')
