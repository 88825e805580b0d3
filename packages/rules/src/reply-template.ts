/** What a saved reply may leave open, filled in when somebody chooses it. */
export const REPLY_PLACEHOLDERS = ['customer_name', 'order_number', 'shop_name', 'staff_name'] as const

export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number]

export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string | null>>>

const known: ReadonlySet<string> = new Set(REPLY_PLACEHOLDERS)
const isKnown = (name: string): name is ReplyPlaceholder => known.has(name)

/** The names between double braces in a text, each once, in order. */
export function placeholdersOfReply(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()))]
}

/** The placeholders that nothing fills in. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersOfReply(text).filter((name) => !isKnown(name))

/** The placeholders that a text to a customer leaves open: the names that something fills in elsewhere. */
export const openPlaceholders = (text: string): ReplyPlaceholder[] =>
  placeholdersOfReply(text).filter(isKnown)

/** The text with what is known filled in; what is not known stays as it is, for a person to complete. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
    const trimmed = name.trim()
    return (isKnown(trimmed) && values[trimmed]) || whole
  })
}
