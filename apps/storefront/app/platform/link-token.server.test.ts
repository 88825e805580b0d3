import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { forgetLinkToken, linkToken, withoutSecrets } from './link-token.server.ts'
import { scopeContext, type CookieJar, type RequestScope } from './scope.ts'

/** A browser that keeps what it is given. */
function browser() {
  const kept = new Map<string, string>()
  const cookies: CookieJar = {
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, { cookies } as RequestScope)
  const open = (address: string) => withoutSecrets(new URL(address, 'http://shop.test'), cookies)
  return { kept, context, open }
}

describe('a link with a secret', () => {
  it.each([
    ['/fr/newsletter/confirmation?token=s3cret', '/fr/newsletter/confirmation'],
    ['/it/newsletter/confirmation?token=s3cret&utm_source=a', '/it/newsletter/confirmation?utm_source=a'],
    ['/fr/newsletter/confirmation.data?token=s3cret&_routes=x', '/fr/newsletter/confirmation.data?_routes=x'],
    ['/en/Newsletter/%43onfirmation?token=s3cret', '/en/Newsletter/%43onfirmation'],
    ['/newsletter/confirmation/?token=s3cret&token=s3cret2', '/newsletter/confirmation/'],
  ])('is led on to the address without it: %s', (from, to) => {
    const { open, context } = browser()
    expect(open(from)).toBe(to)
    expect(linkToken(context, 'newsletter_join')).toEqual({ token: 's3cret' })
    expect(open(to)).toBeUndefined()
  })

  it('keeps in its address what is no secret, and knows what it belongs to', () => {
    const { open, context } = browser()
    expect(open('/fr/checkout/onepage/success?commande=000000012&cle=s3cret')).toBe(
      '/fr/checkout/onepage/success?commande=000000012',
    )
    expect(linkToken(context, 'order')).toEqual({ cle: 's3cret', commande: '000000012' })
  })

  it('that is incomplete, or too long, opens its page without a secret, an older one included', () => {
    const { open, context } = browser()
    const reset = '/fr/compte-client/reinitialiser-mot-de-passe'
    for (const query of [
      'token=t',
      'email=a%40x.test',
      'email=&token=',
      `email=a&token=${'t'.repeat(2000)}`,
    ]) {
      open(`${reset}?email=a%40x.test&token=t`)
      expect(linkToken(context, 'reset')).toBeDefined()
      expect(open(`${reset}?${query}`)).toBe(reset)
      expect(linkToken(context, 'reset')).toBeUndefined()
    }
  })

  it('is good for its own page only, and forgotten once used', () => {
    const { open, context, kept } = browser()
    open('/fr/desinscription-newsletter?token=s3cret')
    expect(linkToken(context, 'newsletter_join')).toBeUndefined()
    forgetLinkToken(context, 'newsletter_leave')
    expect(linkToken(context, 'newsletter_leave')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it.each(['null', '{', '"s3cret"', '[]', '["a","b"]', '[1]', '[""]'])(
    'is no cookie of others: %s',
    (text) => {
      const { kept, context } = browser()
      kept.set('link_newsletter_join', text)
      expect(linkToken(context, 'newsletter_join')).toBeUndefined()
    },
  )

  it('leaves other addresses alone', () => {
    const { open, kept } = browser()
    for (const address of ['/fr', '/fr/recherche?q=token', '/fr/faq?token=s3cret'])
      expect(open(address)).toBeUndefined()
    expect(kept.size).toBe(0)
  })
})

it('of what the payment page says in the address only the number of the order stays', () => {
  const { open, kept } = browser()
  expect(open('/fr/checkout/payzen?vads_order_id=7&vads_cust_email=a%40x.test&signature=s')).toBe(
    '/fr/checkout/payzen?vads_order_id=7',
  )
  expect(kept.size).toBe(0)
})
