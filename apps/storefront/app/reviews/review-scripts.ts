/** The reviews of a product page, which is usable before their script has loaded. */
export const loadReviews = async () => await import('./reviews.tsx')
