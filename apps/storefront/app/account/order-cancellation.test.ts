import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { CommerceUnavailableError } from '../platform/commerce-errors.ts'
import { linkCookie } from '../platform/cookies.ts'
import { linkToken } from '../platform/link-token.server.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { action } from './order-cancellation.tsx'

/** A visitor who followed the link of an order, and the status and body that the API answers with. */
function visitor(status: number, answer: object) {
  const cookie = `${linkCookie('order_cancellation')}=${encodeURIComponent('["T3JkZXI=","k3y"]')}`
  const context = testContext({
    cookies: createCookieJar(cookie, false),
    transport: async () => ({ status, headers: {}, body: JSON.stringify(answer) }),
  })
  const url = new URL('https://shop.test/fr/annulation-commande')
  const submit = () =>
    action({
      request: new Request(url, { method: 'POST' }),
      context,
      params: { lang: 'fr' },
      url,
      pattern: '',
    })
  return { submit, hasLink: () => linkToken(context, 'order_cancellation') !== undefined }
}

const answered = (order: object | null, code: string | null) => ({
  data: { confirmCancelOrder: { errorV2: code && { code }, order } },
})

describe('the button that cancels an order', () => {
  it('uses up the link', async () => {
    const { submit, hasLink } = visitor(200, answered({ number: '000000007' }, null))
    expect(await submit()).toMatchObject({ data: { number: '000000007' } })
    expect(hasLink()).toBe(false)
  })

  it('says that it is too late', async () => {
    const { submit } = visitor(200, answered(null, 'INVALID_ORDER_STATUS'))
    expect(await submit()).toMatchObject({ data: { isTooLate: true } })
  })

  it('keeps the link when there were too many attempts, and says so', async () => {
    const { submit, hasLink } = visitor(200, {
      errors: [
        {
          message: 'Réessayez dans 5 minutes.',
          extensions: { category: 'graphql-input', retry_after: 300 },
        },
      ],
    })
    expect(await submit()).toMatchObject({ data: { message: 'Réessayez dans 5 minutes.' } })
    expect(hasLink()).toBe(true)
  })

  it('keeps the link when the API fails', async () => {
    const { submit, hasLink } = visitor(503, {})
    await expect(submit()).rejects.toBeInstanceOf(CommerceUnavailableError)
    expect(hasLink()).toBe(true)
  })
})
