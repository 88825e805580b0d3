import { readFile } from 'node:fs/promises'
import { SettingsError } from './settings.ts'

/** One rule of a site's `redirects.txt`. */
interface RedirectRule {
  /** Path without a trailing slash; ends in `/*` for everything below. */
  readonly from: string
  /** Path with an optional query, or an absolute URL; a `*` at its end is replaced by the rest of the path. */
  readonly to: string
  readonly status: 301 | 302
  readonly line: number
}

/** Looks up the redirect of a path; undefined when the list has none. */
export type RedirectList = (pathname: string) => Pick<RedirectRule, 'to' | 'status'> | undefined

/** Reads a site's redirects; empty without the file. Throws SettingsError with the line that is wrong. */
export async function readRedirects(file: string): Promise<RedirectList> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new SettingsError(`${file} cannot be read.`, { cause: error })
  })
  return redirectList(text, file)
}

/** Parses a list of redirects; `name` is the file name for error messages. */
export function redirectList(text: string, name: string): RedirectList {
  const rules = text.split(/\r?\n/).flatMap((line, index) => ruleOf(line, index + 1, name))
  const exact = new Map<string, RedirectRule>()
  for (const rule of rules) {
    const earlier = exact.get(rule.from)
    if (earlier) throw wrong(name, rule.line, `${rule.from} is on line ${earlier.line} already`)
    exact.set(rule.from, rule)
  }
  const below = rules
    .filter(({ from }) => from.endsWith('/*'))
    .toSorted((a, b) => b.from.length - a.from.length)
  const find = (path: string) =>
    exact.get(path) ?? below.find(({ from }) => path.startsWith(from.slice(0, -1)))
  for (const { to, line } of rules) {
    const next = find(pathOf(to))
    if (next) throw wrong(name, line, `${to} redirects again on line ${next.line}, name the final target`)
  }
  return (pathname) => {
    const path = withoutLastSlashes(pathname)
    const rule = find(path)
    if (!rule) return undefined
    const rest = rule.from.endsWith('/*') ? path.slice(rule.from.length - 1) : ''
    return { status: rule.status, to: rule.to.endsWith('*') ? rule.to.slice(0, -1) + rest : rule.to }
  }
}

function withoutLastSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

function ruleOf(text: string, line: number, name: string): RedirectRule[] {
  const words = text.trim().split(/\s+/)
  const [from = '', to = '', code = '301'] = words
  if (from === '' || from.startsWith('#')) return []
  if (to === '' || words.length > 3) throw wrong(name, line, 'write the old path, the new one and 301 or 302')
  if (code !== '301' && code !== '302')
    throw wrong(name, line, `${code} is not a redirect status, use 301 or 302`)
  if (!/^\/[^/?#*][^?#*]*?[^/?#*]?(?:\/\*)?$/.test(from) || from.endsWith('/'))
    throw wrong(name, line, `${from} must be a path like /old or /old/*, without a query`)
  if (!/^\/(?!\/)/.test(to) && !/^https?:\/\/[^/]/.test(to))
    throw wrong(name, line, `${to} must start with / or https://`)
  return [{ from, to, status: code === '301' ? 301 : 302, line }]
}

const wrong = (name: string, line: number, what: string) => new SettingsError(`${name}:${line}: ${what}.`)

/** Path of a target within the shop; empty for another host. */
const pathOf = (to: string): string => (to.startsWith('/') ? (to.split(/[?#*]/)[0] ?? '') : '')
