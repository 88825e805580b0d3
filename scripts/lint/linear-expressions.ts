import { analyse, type Report } from 'scslre'

/** The parts of oxlint's syntax tree that the rule reads. */
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
 * Rejects regular expressions that can take more than linear time, because a client could block the server with a long
 * text. Arguments of `RegExp` are checked when they are constant.
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
          const [pattern, flags] = (node.arguments ?? []).map(constantText)
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

/** The text of a constant; expressions in a template count as one letter. */
function constantText({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked ?? '').join('x') : undefined
}

export function reportsOn(pattern: string, flags: string): readonly Report[] {
  try {
    return analyse({ source: pattern, flags }).reports
  } catch {
    // Replacing the expressions of a template can make the pattern invalid.
    return []
  }
}

function messageOf(reports: readonly Report[]): string {
  const repeated = [...new Set(reports.map(({ character }) => JSON.stringify(character.pick)))].join(', ')
  const much = reports.some(({ exponential }) => exponential) ? 'exponential' : 'more than linear'
  return `Matching a long run of ${repeated} takes ${much} time: make repeated parts exclude what follows, anchor at the start of a run such as (?<!x)x+$, or use string functions.`
}
