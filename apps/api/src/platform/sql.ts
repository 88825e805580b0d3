import { escapeIdentifier } from 'pg'

export type Row = Record<string, unknown>
type Scalar = string | number | bigint | boolean | Date | Uint8Array | null

export type JsonValue =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/** A value of a template: a parameter, or a part of the statement's text. */
export type SqlValue = Parameter | Identifier | Columns | Fragment | readonly Fragment[]
type Parameter = Scalar | readonly Scalar[] | Json
type Fragment = Statement<readonly object[]>
/** Values by column; all rows of one insert have the columns of the first. */
type ColumnValues = Readonly<Record<string, Parameter>>

/** The rows of a statement, with the number of rows that it returned or changed. */
export type Result<Rows extends readonly object[]> = Rows & { readonly count: number }

/** What the driver sends: a text with $1, $2, ... and its parameters. Statements with a name are prepared once. */
export type CompiledQuery = { text: string; parameters: unknown[]; name: string | undefined }

/** Runs statements: a pool, or a transaction. */
export type Executor = {
  execute: (query: CompiledQuery) => Promise<Result<Row[]>>
  /** Runs a text without parameters, which may hold several statements. */
  command: (text: string) => Promise<void>
  /** Rows in batches of `size`. */
  stream: (query: CompiledQuery, size: number) => AsyncIterable<Row[]>
}

/** The template of SQL and its helpers. */
export type Queryable = {
  /** A quoted name of a table or column. */
  (name: string): Identifier
  /** Columns and values: after `insert into t` or `set`. */
  (rows: ColumnValues | readonly ColumnValues[]): Columns
  /** A statement, which runs when it is awaited, or a fragment of another statement. Values become parameters. */
  <Rows extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ): Statement<Rows>
  /** A value for a jsonb column; null is NULL. */
  json: (value: JsonValue) => Json
  /** Runs a text without parameters, which may hold several statements. */
  unsafe: (text: string) => Promise<void>
  /** Runs a statement of a library, with its parameters. */
  run: (text: string, parameters: readonly unknown[]) => Promise<Row[]>
}

class Identifier {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

class Json {
  readonly value: JsonValue

  constructor(value: JsonValue) {
    this.value = value
  }
}

class Columns {
  readonly rows: readonly ColumnValues[]
  readonly isList: boolean

  constructor(rows: ColumnValues | readonly ColumnValues[]) {
    this.isList = isList(rows)
    this.rows = isList(rows) ? rows : [rows]
  }
}

/** A statement of SQL. It runs once, when it is first awaited; a statement inside another one is a fragment of it. */
export class Statement<Rows extends readonly object[]> implements Promise<Result<Rows>> {
  readonly [Symbol.toStringTag] = 'Statement'
  readonly strings: TemplateStringsArray
  readonly values: readonly SqlValue[]
  readonly #executor: Executor
  readonly #isPlannedEachTime: boolean
  #result: Promise<Result<Rows>> | undefined

  constructor(
    executor: Executor,
    strings: TemplateStringsArray,
    values: readonly SqlValue[],
    isPlannedEachTime = false,
  ) {
    this.#executor = executor
    this.strings = strings
    this.values = values
    this.#isPlannedEachTime = isPlannedEachTime
  }

  /**
   * The same statement, planned for its values each time. A prepared one has one plan for all values, which is slow where
   * a condition is met by few rows with some and by most with others.
   */
  plannedEachTime(): Statement<Rows> {
    return new Statement(this.#executor, this.strings, this.values, true)
  }

  async then<A = Result<Rows>, B = never>(
    onResult?: ((result: Result<Rows>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return await this.#run().then(onResult, onError)
  }

  async catch<B = never>(
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<Result<Rows> | B> {
    return await this.#run().catch(onError)
  }

  async finally(onEnd?: (() => void) | null): Promise<Result<Rows>> {
    return await this.#run().finally(onEnd)
  }

  /** Reads the rows in batches of `size`. A loop may stop early. */
  cursor(size: number): AsyncIterable<Rows[number][]> {
    return this.#executor.stream(this.#query(), size) as AsyncIterable<Rows[number][]>
  }

  async #run(): Promise<Result<Rows>> {
    this.#result ??= this.#executor.execute(this.#query()) as Promise<unknown> as Promise<Result<Rows>>
    return await this.#result
  }

  #query(): CompiledQuery {
    return compile(this, !this.#isPlannedEachTime)
  }
}

/** The template whose statements `executor` runs. */
export function createTemplate(executor: Executor): Queryable {
  function template<Rows extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ): Statement<Rows>
  function template(name: string): Identifier
  function template(rows: ColumnValues | readonly ColumnValues[]): Columns
  function template(
    first: TemplateStringsArray | string | ColumnValues | readonly ColumnValues[],
    ...values: readonly SqlValue[]
  ) {
    if (typeof first === 'string') return new Identifier(first)
    return isTemplate(first) ? new Statement(executor, first, values) : new Columns(first)
  }
  const json = (value: JsonValue) => new Json(value)
  const unsafe = async (text: string) => await executor.command(text)
  const run = async (text: string, parameters: readonly unknown[]) =>
    await executor.execute({ text, parameters: [...parameters], name: undefined })
  return Object.assign(template, { json, unsafe, run })
}

const isTemplate = (value: object): value is TemplateStringsArray => Object.hasOwn(value, 'raw')
const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)

const isFragments = (value: SqlValue | undefined): value is readonly Fragment[] =>
  Array.isArray(value) && value[0] instanceof Statement

/** The text of a statement with all its fragments, and its parameters. Throws TypeError for undefined. */
export function compile({ strings, values }: Fragment, isPrepared = true): CompiledQuery {
  const text = new Text()
  text.addTemplate(strings, values)
  return text.finish(isPrepared)
}

/** An insert of as many rows has a text for each number of them. */
const mostNamedRows = 4

/** PostgreSQL counts parameters with 16 bits. */
const mostParameters = 65_535

class Text {
  #text = ''
  readonly #parameters: unknown[] = []
  #isVariable = false

  addTemplate(strings: readonly string[], values: readonly SqlValue[]): void {
    strings.forEach((string, index) => {
      this.#text += string
      if (index < values.length) this.#addValue(values[index], string)
    })
  }

  finish(isPrepared: boolean): CompiledQuery {
    if (this.#parameters.length > mostParameters) throw new RangeError('A statement has too many parameters.')
    const name = isPrepared && !this.#isVariable ? statementName(this.#text) : undefined
    return { text: this.#text, parameters: this.#parameters, name }
  }

  #addValue(value: SqlValue | undefined, before: string): void {
    if (value instanceof Statement) this.addTemplate(value.strings, value.values)
    else if (isFragments(value)) for (const fragment of value) this.#addValue(fragment, ' ')
    else if (value instanceof Identifier) this.#text += escapeIdentifier(value.name)
    else if (value instanceof Columns) this.#addColumns(value, /\bset\s*$/i.test(before))
    else this.#text += this.#parameter(value)
  }

  #addColumns({ rows, isList: isVariable }: Columns, isUpdate: boolean): void {
    const names = Object.keys(rows[0] ?? {})
    if (names.length === 0) throw new TypeError('A list of columns is empty.')
    const valuesOf = (row: ColumnValues) => names.map((name) => this.#parameter(row[name]))
    const columns = names.map((name) => escapeIdentifier(name))
    if (isUpdate) {
      const values = valuesOf(rows[0] ?? {})
      this.#text += columns.map((column, index) => `${column} = ${values[index]}`).join(', ')
    } else {
      const list = rows.map((row) => `(${valuesOf(row).join(', ')})`)
      this.#text += `(${columns.join(', ')}) values ${list.join(', ')}`
      this.#isVariable ||= isVariable && rows.length > mostNamedRows
    }
  }

  /** Adds a parameter and returns its place, with a cast where PostgreSQL could infer another type than the value's. */
  #parameter(value: Parameter | undefined): string {
    if (value === undefined) throw new TypeError(`Undefined value after: ${this.#text.slice(-80)}`)
    const place = `$${this.#parameters.push(sent(value))}`
    if (value instanceof Json) return `${place}::jsonb`
    if (value instanceof Date) return `${place}::timestamptz`
    if (value instanceof Uint8Array) return `${place}::bytea`
    if (typeof value === 'boolean') return `${place}::boolean`
    return place
  }
}

/** A parameter as `pg` can send it: it would send dates in the time zone of the process. */
function sent(value: Parameter): unknown {
  if (value instanceof Json) return value.value === null ? null : JSON.stringify(value.value)
  if (value instanceof Date) return value.toISOString()
  return isList(value) ? value.map((one) => (one instanceof Date ? one.toISOString() : one)) : value
}

/** The most statements that a connection prepares: servers never drop them while it lives. */
const mostNames = 2000
const names = new Map<string, string>()

/** The name of a prepared statement, the same on every connection; undefined once there are too many. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
