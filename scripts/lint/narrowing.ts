/** Parts of a clause of ALTER TABLE after which the release before cannot go on as it did. */
const narrowingClauses: readonly [RegExp, string][] = [
  [/^drop (?!constraint\b)/, 'drops a column'],
  [/^rename\b/, 'renames'],
  [/^alter (?:column )?\S+ (?:set data )?type\b/, 'changes a type'],
  [/^alter (?:column )?\S+ set not null\b/, 'forbids null'],
  [/^alter (?:column )?\S+ drop default\b/, 'drops a default'],
  [/^add (?:constraint|check|unique|primary key|foreign key|exclude)\b/, 'adds a constraint'],
]

const narrowingStatements: readonly [RegExp, string][] = [
  [/^drop (?:table|type|sequence|schema|domain)\b/, 'drops'],
  [/^alter (?!table\b).*\brename\b/, 'renames'],
  [/^alter domain \S+ (?:add|set not null)\b/, 'adds a constraint'],
  [/^truncate\b/, 'deletes all rows'],
]

/**
 * What a migration does that a running process of the release before may not survive, in words: it drops, renames or narrows
 * what that release uses. Tables, views and functions that the migration itself creates are its own, and a constraint that it
 * drops and adds again is taken for a wider one.
 */
export function narrowingsIn(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = new Set(statements.flatMap(createdBy))
  const dropped = new Set(statements.flatMap(constraintsDroppedBy))
  return statements.flatMap((statement) => narrowings(statement, { created, dropped }))
}

type OfMigration = { created: ReadonlySet<string>; dropped: ReadonlySet<string> }

function narrowings(statement: string, { created, dropped }: OfMigration): string[] {
  const found = narrowingStatements.find(([pattern]) => pattern.test(statement))
  if (found) return [`${found[1]}: ${shortened(statement)}`]
  const routine = /^drop (?:materialized )?(?:view|function|procedure) (?:if exists )?([\w.]+)/.exec(
    statement,
  )
  if (routine) return created.has(routine[1] ?? '') ? [] : [`drops: ${shortened(statement)}`]
  const unique =
    /^create unique index (?:concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?([\w.]+)/.exec(statement)
  if (unique) return created.has(unique[1] ?? '') ? [] : [`adds a constraint: ${shortened(statement)}`]
  const altered = /^alter table (?:if exists )?(?:only )?([\w.]+) /.exec(statement)
  if (!altered || created.has(altered[1] ?? '')) return []
  return clausesOf(statement.slice(altered[0].length)).flatMap((clause) => {
    const constraint = /^add constraint (\S+)/.exec(clause)?.[1]
    if (constraint && dropped.has(constraint)) return []
    const kind = narrowingClauses.find(([pattern]) => pattern.test(clause))?.[1] ?? requiredColumn(clause)
    return kind === undefined ? [] : [`${kind}: alter table ${altered[1]} ${shortened(clause)}`]
  })
}

/** A column that the release before does not write, and that must not be null. */
function requiredColumn(clause: string): string | undefined {
  const isRequired = clause.startsWith('add ') && /\bnot null\b/.test(clause)
  return isRequired && !/\b(?:default|generated)\b/.test(clause)
    ? 'adds a column that must be written'
    : undefined
}

function constraintsDroppedBy(statement: string): string[] {
  return [...statement.matchAll(/\bdrop constraint (?:if exists )?([\w.]+)/g)].map(([, name = '']) => name)
}

function createdBy(statement: string): string[] {
  const found =
    /^create (?:or replace )?(?:unlogged |temporary |temp |materialized )?(?:table|view|function|procedure) (?:if not exists )?([\w.]+)/.exec(
      statement,
    )
  return found?.[1] ? [found[1]] : []
}

/** The statements in lower case, on one line each, without comments, texts and bodies of functions. */
function statementsOf(sql: string): string[] {
  const bare = withoutBodies(sql.replaceAll(/--[^\n]*/g, ' ').replaceAll(/'[^']*'/g, "''"))
  return bare
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .flatMap((statement) => statement.replace(/^do /, '') || [])
}

/** Bodies run later, except those of DO: their statements count. */
function withoutBodies(sql: string): string {
  const [first = '', ...parts] = sql.split(/\$\w*\$/)
  let text = first
  for (const [index, part] of parts.entries()) {
    const isBody = index % 2 === 0
    const isDone = /\bdo(?: language \w+)?\s*$/i.test(text)
    text += isBody ? (isDone ? `;${statementsInBlock(part)};` : ' ') : part
  }
  return text
}

/** Statements of a block stand behind its keywords. */
const statementsInBlock = (block: string) => block.replaceAll(/\b(?:begin|then|else|loop)\b/gi, ';')

/** The clauses of ALTER TABLE, which commas outside of parentheses separate. */
function clausesOf(text: string): string[] {
  const clauses = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) clauses.push('')
    else clauses.push(`${clauses.pop() ?? ''}${character}`)
  }
  return clauses.map((clause) => clause.trim())
}

const shortened = (text: string) => (text.length > 70 ? `${text.slice(0, 70)} …` : text)
