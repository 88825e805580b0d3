import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { TestApi } from './api.ts'

type Expected = {
  status?: number
  data?: unknown
  errors?: 'absent' | { message?: string; match?: string; path?: string[]; 'extensions.category'?: string }[]
}
type Behaviour = {
  id: string
  area: string
  setup: string
  method: 'GET' | 'POST'
  query: string
  headers?: Record<string, string>
  variables?: Record<string, string>
  expect: Expected
}
type Answer = {
  status: number
  headers: Record<string, string>
  body: {
    data?: Record<string, unknown>
    errors?: { message: string; path?: string[]; extensions: { category: string } }[]
  }
}

const file = new URL('../../../packages/contract/magento-reference/behaviours.json', import.meta.url)
const behaviours: readonly Behaviour[] = JSON.parse(readFileSync(file, 'utf8'))

/** Ids of the behaviours that a server of Magento's contract shows. */
export const behaviourIds = behaviours.map(({ id }) => id)

type Prepared = {
  /** What stands in the request for what is there, e.g. `"C"` for a cart's id. */
  with?: Record<string, string>
  as?: string
  /** What of the data the expectation says in words. */
  data?: unknown
}

/**
 * A test that sends the request of a behaviour, after `prepare`, and compares status, message, category and path with
 * the expectation; `data` is what the data must match.
 */
export function behaves(
  id: string,
  test: () => TestApi,
  prepare: () => Promise<Prepared> | Prepared = () => ({}),
): void {
  const behaviour = behaviours.find((one) => one.id === id)
  if (!behaviour) throw new Error(`There is no behaviour ${id}.`)
  it(`${id} ${behaviour.area}: ${behaviour.setup}`, async () => {
    const prepared = await prepare()
    const answer = await sent(test(), behaviour, prepared)
    compare(answer, behaviour.expect, prepared)
  })
}

async function sent(test: TestApi, behaviour: Behaviour, prepared: Prepared): Promise<Answer> {
  const { method, headers = {}, variables } = behaviour
  const query = filled(behaviour.query, prepared)
  const values = variables && JSON.parse(filled(JSON.stringify(variables), prepared))
  const { Authorization: wanted, ...others } = headers
  const authorization = prepared.as ? `Bearer ${prepared.as}` : wanted
  const answer = await test.api.handle({
    method,
    headers: {
      ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name.toLowerCase(), value])),
      ...(authorization && { authorization }),
    },
    body: method === 'GET' ? { query } : JSON.stringify({ query, variables: values }),
  })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body) }
}

function filled(text: string, prepared: Prepared): string {
  return Object.entries(prepared.with ?? {}).reduce((all, [from, to]) => all.replaceAll(from, to), text)
}

function compare({ status, body }: Answer, expected: Expected, prepared: Prepared): void {
  if (expected.status) expect(status).toBe(expected.status)
  if (expected.data === 'absent') expect(body.data).toBeUndefined()
  if (!expected.errors || expected.errors === 'absent') expect(body.errors).toBeUndefined()
  else {
    expect(body.errors).toHaveLength(expected.errors.length)
    for (const [index, error] of expected.errors.entries()) {
      const got = body.errors?.[index]
      expect(got?.extensions.category).toBe(error['extensions.category'])
      if (error.path) expect(got?.path).toEqual(error.path)
      if (error.message) expect(got?.message).toMatch(patternOf(filled(error.message, prepared)))
    }
  }
  if (prepared.data !== undefined) expect(body.data).toMatchObject(prepared.data as object)
}

/** The exact message; `N` stands for a number of pages. */
function patternOf(message: string): RegExp {
  const exact = message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${exact.replace(/\bN page/, String.raw`\d+ page`)}$`)
}
