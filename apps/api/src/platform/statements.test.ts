import { expect, it } from 'vitest'
import { noTelemetry, observeStatements } from './telemetry.ts'
import { StatementSummaries } from './statements.ts'

it.each([
  ['select 1', 'select', undefined],
  ['\n  select id from sales_order where id = $1', 'select', 'sales_order'],
  ['insert into mail (id) values ($1)', 'insert', 'mail'],
  ['update cart set note = $1', 'update', 'cart'],
  ['with a as (delete from job_queue.job) select * from a', 'with', 'job_queue.job'],
  ['begin isolation level repeatable read', 'begin', undefined],
  ['(select 1)', 'other', undefined],
])('%j is %s of %s', (text, operation, table) => {
  expect(new StatementSummaries().of(text)).toEqual({ operation, table })
})

it('logs a slow statement without its values, also one that fails', async () => {
  const logged: object[] = []
  const log = { warn: (details: object) => void logged.push(details) }
  const query = {
    text: 'select *\n  from customer where email = $1',
    parameters: ['jo@example.com'],
    name: undefined,
  }
  const slow = observeStatements(noTelemetry(), { slowMs: 1, log })
  const until = performance.now() + 3
  const work = async () => {
    while (performance.now() < until);
    throw new Error('cancelled')
  }
  await expect(slow(query, work)).rejects.toThrow('cancelled')
  expect(logged).toEqual([{ ms: expect.any(Number), query: 'select * from customer where email = $1' }])
  const never = observeStatements(noTelemetry(), { slowMs: 0, log })
  expect(await never(query, async () => 'answer')).toBe('answer')
  expect(logged).toHaveLength(1)
})
