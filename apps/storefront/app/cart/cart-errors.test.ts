import { checkQuantity } from '@comptoir/rules/quantity'
import { describe, expect, it } from 'vitest'
import { cartErrorText, failuresText, failureText, lineErrorText, userErrorText } from './cart-errors.ts'

const refused = (message: string) => ({ message, extensions: { category: 'graphql-input' } })

const messageOf = (check: Parameters<typeof checkQuantity>[0]) => {
  const answer = checkQuantity(check)
  return answer.ok ? '' : answer.message
}

describe('cart errors of the API', () => {
  it.each([
    [{ quantity: 7, lot: 6, stock: 20 }, 'Cet article se vend par lot de 6\u00a0: prenez-en 6 ou 12'],
    [{ quantity: 7, lot: 6, stock: 11 }, 'Cet article se vend par lot de 6\u00a0: prenez-en 6'],
    [{ quantity: 1, lot: 6, stock: 20 }, 'Il faut en prendre 6 au moins'],
    [{ quantity: 1, stock: 20, min: 2 }, 'Il faut en prendre 2 au moins'],
    [{ quantity: 9, stock: 20, max: 3 }, 'On peut en prendre 3 au plus'],
    [{ quantity: 9, stock: 3 }, 'Nous n’en avons plus autant\u00a0: réduisez la quantité'],
    [{ quantity: 1, stock: 0 }, 'Cet article est épuisé'],
    [{ quantity: 1.5, stock: 3 }, 'La quantité est un nombre entier, 1 au moins'],
    [{ quantity: 1, stock: 3, found: false }, 'Cet article n’est plus disponible'],
    [{ quantity: 1, stock: 3, salable: false }, 'Cet article n’est plus disponible'],
  ])('reads in the language of the page: %j', (check, text) => {
    expect(cartErrorText(messageOf(check))).toBe(text)
  })

  it('joins the reasons with commas, each once', () => {
    const short = messageOf({ quantity: 9, stock: 3 })
    expect(failuresText([short, short, messageOf({ quantity: 1, stock: 0 })].map(refused))).toBe(
      'Nous n’en avons plus autant\u00a0: réduisez la quantité, Cet article est épuisé',
    )
  })

  it("shows the server's own words when they are meant for people", () => {
    const text = 'Ce produit est réservé aux membres.'
    expect(failureText(refused(text))).toBe(text)
    expect(userErrorText({ code: 'UNDEFINED', message: text })).toBe(text)
  })

  it.each([
    '',
    '  ',
    'Required parameter "cart_id" is missing',
    'Variable "$cartId" of required type "String!" was not provided.',
    'Could not find a thing with ID "x"',
    'Internal server error',
  ])('shows a general error instead of none and of words for developers: %j', (message) => {
    expect(failureText(refused(message))).toBe('Une erreur est survenue')
    expect(failureText(refused(message), 'Choisissez')).toBe('Choisissez')
    expect(userErrorText({ code: 'UNDEFINED', message })).toBe('Une erreur est survenue')
  })

  it('shows nothing of an internal error', () => {
    expect(failureText({ message: 'SQLSTATE 42P01' })).toBe('Une erreur est survenue')
  })

  it('shows the quantity left where it is known', () => {
    const short = messageOf({ quantity: 9, stock: 2 })
    expect(lineErrorText(short, 2)).toBe('Il n’en reste que 2\u00a0: réduisez la quantité')
    expect(lineErrorText(short, null)).toBe('Nous n’en avons plus autant\u00a0: réduisez la quantité')
  })
})
