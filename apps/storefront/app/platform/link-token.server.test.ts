import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './link-secrets.server.ts'
import { forgetLinkToken, linkToken } from './link-token.server.ts'
import type { CookieJar } from './scope.ts'
import { testContext } from './test-scope.fixture.ts'

/** A browser with a cookie jar. */
function browser() {
  const stored = new Map<string, string>()
  const cookies: CookieJar = {
    get: (name) => stored.get(name),
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  }
  const context = testContext({ cookies })
  const open = (address: string) => withoutSecrets(new URL(address, 'http://shop.test'), cookies)
  return { stored, context, open }
}

describe('a link with a secret', () => {
  it.each([
    ['/fr/newsletter/confirmation?token=s3cret', '/fr/newsletter/confirmation'],
    ['/it/newsletter/confirmation?token=s3cret&utm_source=a', '/it/newsletter/confirmation?utm_source=a'],
    ['/fr/newsletter/confirmation.data?token=s3cret&_routes=x', '/fr/newsletter/confirmation.data?_routes=x'],
    ['/en/Newsletter/%43onfirmation?token=s3cret', '/en/Newsletter/%43onfirmation'],
    ['/newsletter/confirmation/?token=s3cret&token=s3cret2', '/newsletter/confirmation/'],
  ])('redirects to the URL without it: %s', (from, to) => {
    const { open, context } = browser()
    expect(open(from)).toBe(to)
    expect(linkToken(context, 'newsletter_join')).toEqual({ token: 's3cret' })
    expect(open(to)).toBeUndefined()
  })

  it('keeps public parameters in the URL and stores them with the secret', () => {
    const { open, context } = browser()
    expect(open('/fr/checkout/onepage/success?order=000000012&key=s3cret')).toBe(
      '/fr/checkout/onepage/success?order=000000012',
    )
    expect(linkToken(context, 'order')).toEqual({ key: 's3cret', order: '000000012' })
  })

  it('is removed with any earlier one when it is incomplete or too long', () => {
    const { open, context } = browser()
    const reset = '/fr/compte-client/reinitialiser-mot-de-passe'
    for (const query of [
      'email=a%40x.test',
      'email=a%40x.test&token=',
      'email=&token=',
      `email=a&token=${'t'.repeat(2000)}`,
    ]) {
      open(`${reset}?email=a%40x.test&token=t`)
      expect(linkToken(context, 'reset')).toBeDefined()
      expect(open(`${reset}?${query}`)).toBe(reset)
      expect(linkToken(context, 'reset')).toBeUndefined()
    }
  })

  it('may lack what is optional', () => {
    const { open, context } = browser()
    const reset = '/fr/compte-client/reinitialiser-mot-de-passe'
    expect(open(`${reset}?token=t`)).toBe(reset)
    expect(linkToken(context, 'reset')).toEqual({ token: 't', email: '' })
    open(`${reset}?email=a%40x.test&token=t`)
    expect(linkToken(context, 'reset')).toEqual({ token: 't', email: 'a@x.test' })
  })

  it('is available to its own page until it is removed', () => {
    const { open, context, stored } = browser()
    open('/fr/desinscription-newsletter?token=s3cret')
    expect(linkToken(context, 'newsletter_join')).toBeUndefined()
    forgetLinkToken(context, 'newsletter_leave')
    expect(linkToken(context, 'newsletter_leave')).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it.each(['null', '{', '"s3cret"', '[]', '["a","b"]', '[1]', '[""]'])(
    'is undefined for an invalid cookie: %s',
    (text) => {
      const { stored, context } = browser()
      stored.set('link_newsletter_join', text)
      expect(linkToken(context, 'newsletter_join')).toBeUndefined()
    },
  )

  it('does not redirect other URLs', () => {
    const { open, stored } = browser()
    for (const address of ['/fr', '/fr/recherche?q=token', '/fr/faq?token=s3cret'])
      expect(open(address)).toBeUndefined()
    expect(stored.size).toBe(0)
  })
})

it('keeps only the order number of the parameters of the payment page', () => {
  const { open, stored } = browser()
  expect(open('/fr/checkout/payzen?vads_order_id=7&vads_cust_email=a%40x.test&signature=s')).toBe(
    '/fr/checkout/payzen?vads_order_id=7',
  )
  expect(stored.size).toBe(0)
})
