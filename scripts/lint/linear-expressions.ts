import { analyse, type Report } from 'scslre'

/** As much of oxlint's syntax tree as is read here. */
type Node = {
  type: string
  regex?: { pattern: string; flags: string } | null
  callee?: { type: string; name?: string }
  arguments?: Node[]
  value?: unknown
  quasis?: { value: { cooked?: string | null } }[]
}
type Context = { report: (found: { node: Node; message: string }) => void }

/**
 * Refuses regular expressions that can take more than linear time: whoever sends a text to one would choose how long
 * the shop is busy. Of those put together by `new RegExp`, what is written out is looked at.
 */
export default {
  meta: { name: 'comptoir' },
  rules: {
    'linear-expressions': {
      create(context: Context) {
        const check = (node: Node, pattern: string, flags: string) => {
          const reports = reportsOn(pattern, flags)
          if (reports.length > 0) context.report({ node, message: messageOf(reports) })
        }
        const checkBuilt = (node: Node) => {
          if (node.callee?.type !== 'Identifier' || node.callee.name !== 'RegExp') return
          const [pattern, flags] = (node.arguments ?? []).map(writtenOut)
          if (pattern !== undefined) check(node, pattern, flags ?? '')
        }
        return {
          Literal: (node: Node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
          NewExpression: checkBuilt,
          CallExpression: checkBuilt,
        }
      },
    },
  },
}

/** A constant text; what is put into a template counts as one letter. */
function writtenOut({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked ?? '').join('x') : undefined
}

export function reportsOn(pattern: string, flags: string): readonly Report[] {
  try {
    return analyse({ source: pattern, flags }).reports
  } catch {
    // Not valid where a template has its gaps.
    return []
  }
}

function messageOf(reports: readonly Report[]): string {
  const repeated = [...new Set(reports.map(({ character }) => JSON.stringify(character.pick)))].join(', ')
  const much = reports.some(({ exponential }) => exponential) ? 'exponential' : 'more than linear'
  return `A long run of ${repeated} takes this expression ${much} time: let repeated parts exclude what follows them, begin where a run begins, (?<!x)x+$, or use string functions.`
}
