const rules = new Map<string, Intl.PluralRules>()

/** Called by compiled messages that count: which form a number takes in a language. */
export function plural(language: string, input: unknown): Intl.LDMLPluralRule {
  const found = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, found)
  return found.select(Number(input))
}
