const NAME = /^option(?::\w+)?$/

/** Names the field of one option: radio buttons of two options must not share a name. */
export const optionField = (code: string) => `option:${code}`

/** Uids of the chosen values in a product's form or address: every field `option` or `option:{attribute code}`. */
export function chosenOptions(fields: FormData | URLSearchParams): string[] {
  const chosen = [...fields].flatMap(([name, value]) =>
    NAME.test(name) && typeof value === 'string' && value !== '' ? [value] : [],
  )
  return [...new Set(chosen)].slice(0, 20)
}
