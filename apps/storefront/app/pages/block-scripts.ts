/** The components of blocks; each has a script of its own, which most pages do not need. */
export const loadCookieTables = async () => (await import('../consent/cookie-tables.tsx')).CookieTables
export const loadFaqSearch = async () => (await import('./faq-search.tsx')).FaqSearch
export const loadFaqGroups = async () => (await import('./faq-groups.tsx')).FaqGroups
export const loadProducts = async () => (await import('./products-block.tsx')).Products
export const loadVideoView = async () => (await import('../moving-media/video-view.tsx')).VideoView
export const loadSections = async () => (await import('../sections/section-view.tsx')).Sections
export const loadSiteForm = async () => (await import('../forms/site-form.tsx')).SiteForm
