import { Query, type Connection, type QueryResult } from 'pg'
import type { CompiledQuery, Row } from './sql.ts'
import { sqlTypes } from './sql-types.ts'

/** The methods of `pg` that its types leave out: the client calls them with the server's messages. */
type DriverQuery = Query<Row> & {
  name: string | undefined
  text: string
  handleRowDescription: (message: unknown) => void
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (message: unknown, connection: Connection) => void
  handleError: (error: Error, connection: Connection) => void
  handleReadyForQuery: (connection: Connection) => void
}
type DriverConnection = Connection & { submittedNamedStatements: Record<string, string> }

/**
 * Statements of a transaction that are sent and answered together: a single round trip. The server skips those after an
 * error; they are rejected with it.
 */
export class Batch {
  readonly queries: DriverQuery[] = []
  /** Called whenever a statement is answered. */
  onAnswer: () => void = () => undefined
  readonly #end = Promise.withResolvers<void>()
  #answered = 0

  /** Adds a statement; resolves to its result. */
  async add({ text, parameters: values, name }: CompiledQuery): Promise<QueryResult<Row>> {
    return await new Promise((resolve, reject) => {
      // The simple protocol would end the round trip.
      const config = { text, values, name, types: sqlTypes, queryMode: 'extended' }
      const done = (error: Error | null | undefined, result: QueryResult<Row>) =>
        error ? reject(error) : resolve(result)
      this.queries.push(new Query<Row>(config, done) as DriverQuery)
    })
  }

  /** Resolves when all statements were answered, or one of them failed. */
  get ended(): Promise<void> {
    return this.#end.promise
  }

  /** `pg` notes the statement of this name and text as prepared, or as not prepared when it failed. */
  get name(): string | undefined {
    return this.queries[this.#answered]?.name
  }

  get text(): string | undefined {
    return this.queries[this.#answered]?.text
  }

  submit(connection: Connection): void {
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection
    connection.stream.cork()
    for (const query of this.queries) query.submit(withoutSync)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.#answered]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.queries[this.#answered]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.onAnswer()
    this.queries[this.#answered++]?.handleCommandComplete(message, connection)
  }

  /** An error of a statement; or of the connection, also after the last answer. */
  handleError(error: Error, connection: Connection): void {
    const answered = this.#answered < this.queries.length ? this.#answered : 0
    for (const query of this.queries.slice(0, answered)) query.handleReadyForQuery(connection)
    for (const query of this.queries.slice(answered)) {
      if (query.name) delete (connection as DriverConnection).submittedNamedStatements[query.name]
      query.handleError(error, connection)
    }
    this.#end.resolve()
  }

  handleReadyForQuery(connection: Connection): void {
    for (const query of this.queries) query.handleReadyForQuery(connection)
    this.#end.resolve()
  }
}
