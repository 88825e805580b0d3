/**
 * Parses Magento's `code=value,code=value`. A part without `code=` belongs to the previous value, so values
 * may contain commas. A pair in double quotes may contain anything, with quotes doubled.
 */
export function parseAdditionalAttributes(text: string): [code: string, value: string][] {
  const pairs = text.trimStart().startsWith('"') ? quotedPairs(text) : text.split(/,(?=[a-z][a-z0-9_]*=)/)
  return pairs.flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1)]] : []
  })
}

function quotedPairs(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? '').replaceAll('""', '"'))
}

/** Magento's `sku=A,color=Red|sku=B,color=Blue`. */
export function parseVariations(text: string): { sku: string; values: [code: string, value: string][] }[] {
  return text.split('|').flatMap((part) => {
    const pairs = parseAdditionalAttributes(part)
    const sku = pairs.find(([code]) => code === 'sku')?.[1]
    return sku ? [{ sku, values: pairs.filter(([code]) => code !== 'sku') }] : []
  })
}

/** `qty=6,price=9.00,value_type=fixed|qty=12,…`: the pairs of each entry. */
export function parseEntries(text: string): Map<string, string>[] {
  return text.split('|').flatMap((part) => (part.trim() ? [new Map(parseAdditionalAttributes(part))] : []))
}

/** Parses `a,b,c`; empty items are skipped. */
export function parseList(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => (part.trim() ? [part.trim()] : []))
}
