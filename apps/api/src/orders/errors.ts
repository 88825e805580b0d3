import type { Language } from '../stores/store.ts'
import { InputError, NoSuchEntityError } from '../platform/errors.ts'

export type PlaceOrderCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED'

/** Why an order is not placed; the words are Magento 2.4.8's, without prefix and with a final period (contract §5). */
export class PlaceOrderError extends InputError {
  readonly code: PlaceOrderCode

  constructor(code: PlaceOrderCode, message: string) {
    super(/[.!]$/.test(message) ? message : `${message}.`)
    this.code = code
  }
}

/** Also for orders of somebody else, which sound like unknown ones (decisions B-2, F-12). */
export class OrderNotFoundError extends NoSuchEntityError {
  constructor(reference: string, language: Language) {
    const shown = reference.slice(0, 40)
    const texts = {
      fr: `Commande introuvable ${shown}`,
      en: `Order not found ${shown}`,
      it: `Ordine non trovato ${shown}`,
    }
    super(texts[language])
  }
}

/** An order of the past with a history that no order has; for whoever writes demo orders. */
export class PastOrderError extends InputError {}
