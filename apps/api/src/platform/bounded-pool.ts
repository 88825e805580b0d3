import type postgres from 'postgres'
import { PoolBusyError } from './database-errors.ts'
import type { DatabaseLimits } from './database-limits.ts'
import { PoolGate } from './pool-gate.ts'

type Sql = postgres.Sql<{ bigint: number }>
type Begin = (...given: unknown[]) => Promise<unknown>

/** What the driver runs when a statement is awaited; it has `cursorFn` when its rows are read in batches. */
type Statement = PromiseLike<unknown> & {
  handler: (statement: Statement) => void
  reject: (error: Error) => void
  cursorFn?: unknown
}

/**
 * Limits the wait for a connection. Transactions wait in a queue before the driver, which has no limit of its own; one
 * connection is left for statements outside transactions, which the driver pipelines. Throws {@link PoolBusyError}
 * after the time limit or when the queue is full; no connection is held then.
 */
export function boundedPool(sql: Sql, connections: number, limits: DatabaseLimits): Sql {
  const gate = new PoolGate(Math.max(1, connections - 1), limits)
  const begin = sql.begin.bind(sql) as Begin
  const beginInTurn: Begin = async (...given) => {
    await gate.enter()
    try {
      return await begin(...given)
    } finally {
      gate.leave()
    }
  }
  Object.assign(sql, { begin: beginInTurn })
  let underWay = 0
  const guard = (handler: Statement['handler']) => (statement: Statement) => {
    // A cursor never settles its statement.
    if (statement.cursorFn) return handler(statement)
    if (underWay >= limits.maxWaiting) return statement.reject(new PoolBusyError())
    underWay++
    const timer = setTimeout(() => statement.reject(new PoolBusyError()), limits.waitMs + limits.statementMs)
    const settled = () => {
      underWay--
      clearTimeout(timer)
    }
    statement.then(settled, settled)
    handler(statement)
  }
  return new Proxy(sql, {
    apply: (target, self, given) => {
      const made: unknown = Reflect.apply(target, self, given)
      if (isStatement(made)) made.handler = guard(made.handler)
      return made
    },
  })
}

function isStatement(made: unknown): made is Statement {
  return typeof made === 'object' && made !== null && 'handler' in made
}
