const longest = 120

/** How two values of JSON differ, a line each: `path: old -> new`. Entries of lists are compared by their code. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key))
  }
  const [old, changed] = [byCode(before), byCode(after)]
  if (!old || !changed) return [`${path}: ${shown(before)} -> ${shown(after)}`]
  const codes = [...new Set([...old.keys(), ...changed.keys()])]
  const lines = codes.flatMap((code) => differences(old.get(code), changed.get(code), `${path}[${code}]`))
  const kept = (from: Entries, other: Entries) =>
    [...from.keys()].filter((code) => other.has(code)).join(', ')
  const [order, newOrder] = [kept(old, changed), kept(changed, old)]
  return order === newOrder ? lines : [...lines, `${path}: in the order ${order} -> ${newOrder}`]
}

type Entries = ReadonlyMap<string, unknown>

/** Entries of a list by their code; undefined for a list of other values. */
function byCode(list: unknown): Entries | undefined {
  if (!Array.isArray(list)) return undefined
  const codes = list.map(codeOf)
  const isCoded = codes.every((code) => code !== '') && new Set(codes).size === codes.length
  return isCoded ? new Map(list.map((one, index) => [codes[index] ?? '', one])) : undefined
}

/** What names an entry of a list; empty where nothing does. */
export function codeOf(entry: unknown): string {
  if (!isObject(entry)) return ''
  const { code, page, carrierCode, methodCode } = entry
  const parts = carrierCode === undefined ? [code ?? page] : [carrierCode, methodCode]
  return parts.every((part) => typeof part === 'string') ? parts.join('_') : ''
}

/** A value as JSON, cut after some characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'none'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
