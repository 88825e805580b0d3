/** One rule of a site's `redirects.txt`. */
export interface RedirectRule {
  /** Path without a trailing slash; ends in `/*` for everything below. */
  readonly from: string
  /** Path with an optional query, or an absolute URL; a `*` at its end is replaced by the rest of the path. */
  readonly to: string
  readonly status: 301 | 302
  readonly line: number
  readonly fromColumn: number
  readonly toColumn: number
}

/** Looks up the redirect of a path; undefined when the list has none. */
export type RedirectList = (pathname: string) => Pick<RedirectRule, 'to' | 'status'> | undefined

/** What is wrong with a line, and what would be right; line and column count from 1. */
export interface RedirectProblem {
  readonly line: number
  readonly column: number
  readonly text: string
}

/** The rules of a `redirects.txt`, and what is wrong with the others. */
export function parseRedirects(text: string): { rules: RedirectRule[]; problems: RedirectProblem[] } {
  const lines = text.split(/\r?\n/).map((line, index) => ruleOf(line, index + 1))
  const problems = lines.flatMap((line) => (line && 'text' in line ? [line] : []))
  const known = new Map<string, RedirectRule>()
  for (const line of lines) {
    if (!line || 'text' in line) continue
    const earlier = known.get(line.from)
    const what = `${line.from} is on line ${earlier?.line} already: keep one of them`
    if (earlier) problems.push({ line: line.line, column: line.fromColumn, text: what })
    else known.set(line.from, line)
  }
  const rules = [...known.values()]
  const find = finderOf(rules)
  for (const { to, line, toColumn: column } of rules) {
    const next = find(pathOf(to))
    if (next)
      problems.push({
        line,
        column,
        text: `${to} redirects again on line ${next.line}: name the final target`,
      })
  }
  return { rules, problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column) }
}

/** Makes rules searchable. */
export function redirectList(rules: readonly RedirectRule[]): RedirectList {
  const find = finderOf(rules)
  return (pathname) => {
    const path = withoutLastSlashes(pathname)
    const rule = find(path)
    if (!rule) return undefined
    const rest = rule.from.endsWith('/*') ? path.slice(rule.from.length - 1) : ''
    return { status: rule.status, to: rule.to.endsWith('*') ? rule.to.slice(0, -1) + rest : rule.to }
  }
}

/** The rule of a path: its own, else that of the deepest folder above it. */
function finderOf(rules: readonly RedirectRule[]): (path: string) => RedirectRule | undefined {
  const byPath = new Map(rules.map((rule) => [rule.from, rule]))
  const folders = rules.filter(({ from }) => from.endsWith('/*'))
  const longest = Math.max(0, ...folders.map(({ from }) => from.length - 2))
  return (path) => {
    const own = byPath.get(path)
    if (own) return own
    for (let end = path.lastIndexOf('/', longest); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const rule = byPath.get(`${path.slice(0, end)}/*`)
      if (rule) return rule
    }
    return undefined
  }
}

function withoutLastSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** Undefined for an empty line and a comment. */
function ruleOf(text: string, line: number): RedirectRule | RedirectProblem | undefined {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word: inUrl(word),
    column: index + 1,
  }))
  const [from, to, code, rest] = words
  if (!from || from.word.startsWith('#')) return undefined
  const problem = ({ column }: { column: number }, what: string) => ({ line, column, text: what })
  if (!to || rest) return problem(rest ?? from, 'write the old path, the new one and 301 or 302')
  if (code && code.word !== '301' && code.word !== '302')
    return problem(code, `${code.word} is not a redirect status: use 301 or 302`)
  if (!/^\/[^/?#*][^?#*]*?[^/?#*]?(?:\/\*)?$/.test(from.word) || from.word.endsWith('/'))
    return problem(from, `${from.word} must be a path like /old or /old/*, without a query`)
  if (!/^\/(?!\/)/.test(to.word) && !(/^https?:\/\/[^/]/.test(to.word) && URL.canParse(to.word)))
    return problem(to, `${to.word} must start with / or https://`)
  const [fromColumn, toColumn] = [from.column, to.column]
  return {
    from: from.word,
    to: to.word,
    status: code?.word === '302' ? 302 : 301,
    line,
    fromColumn,
    toColumn,
  }
}

/** Characters that addresses do not have are written as browsers send them. */
const inUrl = (word: string): string => word.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)

/** Path of a target within the shop; empty for another host. */
const pathOf = (to: string): string => (to.startsWith('/') ? (to.split(/[?#*]/)[0] ?? '') : '')
