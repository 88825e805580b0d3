import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { linkCookie } from '../platform/cookies.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { action } from './reset-password.tsx'

const WANTED = { new_password: 'Nouveau2026', new_password_confirmation: 'Nouveau2026' }

/** A visitor who followed a link with this token and e-mail address, and what the API is sent. */
function visitor(link: readonly string[], answer: object = { data: { resetPassword: true } }) {
  const sent: unknown[] = []
  const cookie = `${linkCookie('reset')}=${encodeURIComponent(JSON.stringify(link))}`
  const context = testContext({
    cookies: createCookieJar(cookie, false),
    transport: async ({ body }) => {
      const { operationName, variables } = JSON.parse(body)
      if (operationName === 'ResetPassword') sent.push(variables)
      return { status: 200, headers: {}, body: JSON.stringify(answer) }
    },
  })
  const submit = (fields: Readonly<Record<string, string>>) => {
    const url = new URL('https://shop.test/fr/compte-client/reinitialiser-mot-de-passe')
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
    return action({ request, context, params: {}, url, pattern: '' })
  }
  return { context, sent, submit }
}

describe('a link that resets the password', () => {
  it('needs its token only: the form asks for the e-mail address', async () => {
    const { submit, sent } = visitor(['t0ken', ''])
    expect(await submit(WANTED)).toMatchObject({ data: { errors: { email: expect.any(String) } } })
    expect(await submit({ ...WANTED, email: ' ada@example.com ' })).toMatchObject({ status: 303 })
    expect(sent).toEqual([{ email: 'ada@example.com', token: 't0ken', wanted: 'Nouveau2026' }])
  })

  it('can be tried again with another address, which keeps the link', async () => {
    const mismatch = {
      errors: [
        {
          message: 'The password token is mismatched. Reset and try again.',
          extensions: { category: 'graphql-input' },
        },
      ],
    }
    const typed = visitor(['t0ken', ''], mismatch)
    const again = await typed.submit({ ...WANTED, email: 'oda@example.com' })
    expect(again).toMatchObject({
      data: { values: { email: 'oda@example.com' }, message: expect.any(String) },
    })
    expect(again).not.toMatchObject({ data: { isOver: true } })
    const named = visitor(['t0ken', 'ada@example.com'], mismatch)
    expect(await named.submit(WANTED)).toMatchObject({ data: { isOver: true } })
  })

  it('uses its own e-mail address, whatever is sent', async () => {
    const { submit, sent } = visitor(['t0ken', 'ada@example.com'])
    await submit({ ...WANTED, email: 'eve@example.com' })
    expect(sent).toMatchObject([{ email: 'ada@example.com' }])
  })
})
