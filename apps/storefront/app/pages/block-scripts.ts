/** The components of blocks; each has a script of its own, which most pages do not need. */
export const loadCookieTables = async () => await import('../consent/cookie-tables.tsx')
export const loadFaqSearch = async () => await import('./faq-search.tsx')
export const loadFaqGroups = async () => await import('./faq-groups.tsx')
export const loadProducts = async () => await import('./products-block.tsx')
export const loadSections = async () => await import('../sections/section-view.tsx')
export const loadSiteForm = async () => await import('../forms/site-form.tsx')
