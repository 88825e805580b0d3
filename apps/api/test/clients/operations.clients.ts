import { buildASTSchema, parse, print, validate, type GraphQLSchema } from 'graphql'
import { readSchema } from '@comptoir/contract/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../api.ts'
import { operationsIn, type ClientOperation } from './extract.ts'
import { clients, packageFolders } from './packages.ts'
import { operationIn, rootsOf, runOperation, withoutLocalFields, type Result } from './run-operation.ts'
import { expectedErrors, localFields, unknownToOpenSource, unknownTypes } from './differences.ts'

let test: TestApi
let schema: GraphQLSchema
beforeAll(async () => {
  test = await createTestApi({
    // As Magento answers orders of guests.
    settings: { guestOrderLookup: 'direct' },
    // For everybody, so that guests and customers can try it.
    prepare: async (sql) => {
      await sql`
        update website set config = jsonb_set(config, '{payment}', (
          select jsonb_agg(case when p ->> 'code' = 'purchaseorder' then p || '{"groups": null}' else p end)
            from jsonb_array_elements(config -> 'payment') p))
         where code = 'fontaines'`
    },
  })
  schema = buildASTSchema(parse(readSchema(), { noLocation: true }))
})
afterAll(() => test.close())

/** Whether an operation asks for Magento Open Source, and not for a module of Commerce or of the client. */
function isOpenSource(operation: ClientOperation): boolean {
  const roots = rootsOf(operationIn(operation))
  return (
    roots.length > 0 &&
    roots.every(({ name }) => !unknownToOpenSource.has(name)) &&
    !unknownTypes.test(print(operation.document))
  )
}

describe.each(Object.entries(clients))('%s', (client, packages) => {
  let operations: ClientOperation[]
  beforeAll(async () => {
    const all = operationsIn(await packageFolders(packages))
    operations = all
      .map((operation) => ({
        ...operation,
        document: withoutLocalFields(schema, operation.document, localFields),
      }))
      .filter(isOpenSource)
    process.stdout.write(
      `${client}: ${all.length} operations, ${all.length - operations.length} not Open Source's\n`,
    )
  }, 300_000)

  it('has only operations that the schema knows', () => {
    const problems = operations.flatMap(({ name, document }) =>
      validate(schema, document).map(({ message }) => `${name}: ${message}`),
    )
    process.stdout.write(
      `${client}: ${operations.length} operations, ${problems.length} problems of validation\n`,
    )
    expect(problems).toEqual([])
  })

  it('gets the right answers', async () => {
    const results: Result[] = []
    for (const operation of operations) results.push(await runOperation(test, schema, operation))
    const isExpected = ({ name, error, roots }: Result) =>
      [name, ...roots].some(
        (key) => expectedErrors[key] !== undefined && error?.includes(expectedErrors[key]),
      )
    const rejected = results.filter((result) => result.error !== undefined && isExpected(result))
    const failed = results.filter((result) => result.error !== undefined && !isExpected(result))
    const answered = results.filter(({ error }) => error === undefined)
    const right = answered.filter(({ wrong, unchecked }) => wrong.length === 0 && unchecked.length === 0)
    process.stdout.write(
      `${client}: ${answered.length} answered, ${right.length} right, ${rejected.length} rejected as in Magento, ${failed.length} failed\n`,
    )
    expect.soft(failed.map(({ name, error }) => `${name}: ${error}`)).toEqual([])
    expect.soft(answered.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([])
    expect(
      answered.flatMap(({ name, unchecked }) => unchecked.map((one) => `${name}: no fact of ${one}`)),
    ).toEqual([])
  }, 600_000)
})
