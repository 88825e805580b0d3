import * as m from '../paraglide/messages.js'

/** Breadcrumb of the blog; `to` is left out on its own page. */
export const blogCrumb = (to?: string) => ({ label: m.blog_name(), ...(to && { to }) })

/** Title of the list of a tag, of its page and its head. */
export const tagTitle = (tag: string) => m.blog_tagged({ tag })
