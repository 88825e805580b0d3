import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Sql } from '../src/platform/database.ts'
import type { ApiLimits } from '../src/platform/http-server.ts'
import type { ApiSettings } from '../src/platform/settings.ts'
import { createApi, type Api } from '../src/server.ts'
import { templateName, testSettings } from './settings.ts'

type GraphqlAnswer<Data> = {
  status: number
  headers: Record<string, string>
  data: Data
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { category: string; retry_after?: number }
  }[]
}

export type TestApi = {
  api: Api
  databaseUrl: string
  sql: Sql
  /** Sends one operation as a client would; `as` holds a bearer token, `store` a store view code, `from` a network address. */
  send: <Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: { as?: string; store?: string; currency?: string; from?: string; choosesLocation?: boolean },
  ) => Promise<GraphqlAnswer<Data>>
  /** Signs a demo customer in and answers the token. */
  signIn: (email?: string, password?: string) => Promise<string>
  close: () => Promise<void>
}

/** The usual strategy writes each page to the log of changes, too, which takes eight times as long. */
const asSeeded = `template ${templateName} strategy file_copy`

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A database of its own, copied from the seeded template, or empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(adminUrl, 1)
  await admin.unsafe(`create database ${name}${isEmpty ? '' : ` ${asSeeded}`}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * An API on a database of its own, copied from the seeded template unless `database` is given, and then changed by `prepare`.
 * Background jobs run only with `jobs`: others call what they do, at a time of their own.
 */
export async function createTestApi(
  options: {
    now?: () => Date
    settings?: Partial<ApiSettings>
    limits?: ApiLimits
    prepare?: (sql: Sql) => Promise<void>
    writeLog?: (line: string) => void
    jobs?: boolean
    database?: TestDatabase
  } = {},
): Promise<TestApi> {
  const { url, drop } = options.database ?? (await createTestDatabase())
  const settings = { ...testSettings(), ...(options.jobs && { runsJobs: true }), ...options.settings }
  if (options.prepare) {
    const sql = connect(url, 2)
    await options.prepare(sql)
    await sql.end()
  }
  const api = await createApi(settings, url, {
    ...(options.now && { now: options.now }),
    ...(options.limits && { limits: options.limits }),
    ...(options.writeLog && { writeLog: options.writeLog }),
    runs: () => options.jobs ?? false,
  })

  const send: TestApi['send'] = async (
    query,
    variables = {},
    { as, store, currency, from, choosesLocation } = {},
  ) => {
    const answer = await api.handle({
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: {
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(store ? { store } : {}),
        ...(currency ? { 'content-currency': currency } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(choosesLocation ? { 'x-location-choice': 'explicit' } : {}),
      },
    })
    const body = JSON.parse(answer.body)
    return { status: answer.status, headers: answer.headers, data: body.data, errors: body.errors }
  }

  return {
    api,
    databaseUrl: url,
    sql: api.app.sql,
    send,
    signIn: async (email = 'particulier@example.com', password = 'Comptoir2026') => {
      const { data } = await send<{ generateCustomerToken: { token: string } }>(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password },
      )
      return data.generateCustomerToken.token
    },
    close: async () => {
      await api.close()
      await drop()
    },
  }
}
