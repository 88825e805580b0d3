import { checkQuantity } from '@comptoir/rules/quantity'
import { describe, expect, it } from 'vitest'
import { lineErrorText, cartErrorsText, cartErrorText } from './cart-errors.ts'

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
    expect(cartErrorsText([short, short, messageOf({ quantity: 1, stock: 0 })])).toBe(
      'Nous n’en avons plus autant\u00a0: réduisez la quantité, Cet article est épuisé',
    )
  })

  it('shows an unknown code as a general error', () => {
    expect(cartErrorText('Something new')).toBeUndefined()
    expect(cartErrorsText(['Something new'])).toBe('Une erreur est survenue')
  })

  it('shows the quantity left where it is known', () => {
    const short = messageOf({ quantity: 9, stock: 2 })
    expect(lineErrorText(short, 2)).toBe('Il n’en reste que 2\u00a0: réduisez la quantité')
    expect(lineErrorText(short, null)).toBe('Nous n’en avons plus autant\u00a0: réduisez la quantité')
  })
})
