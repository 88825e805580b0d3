/** Below the language prefix. */
export const FEED_PATH = 'blog/rss.xml'

/** The same of the posts with a tag. */
export const tagPath = (identifier: string) => `blog/etiquette/${identifier}`
