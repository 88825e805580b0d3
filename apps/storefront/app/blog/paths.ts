/** Path of the feed without language prefix. */
export const FEED_PATH = 'blog/rss.xml'

/** Path of a tag list without language prefix. */
export const tagPath = (identifier: string) => `blog/etiquette/${identifier}`
