import * as m from '../paraglide/messages.js'

/** Breadcrumb of the list of stores; its label is the title of the page. `to` is left out on the page itself. */
export const storesCrumb = (to?: string) => ({ label: m.stores_title(), ...(to && { to }) })
