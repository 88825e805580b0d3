import { tooManyUnpaid } from '@comptoir/rules/unpaid-order'
import type { Language } from '@comptoir/rules/language'
import { AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'
import { refusalWords } from './withdrawal-words.ts'

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

/** A shopper, or whoever shares their network address, has too many orders that wait for their payment. */
export class TooManyUnpaidOrdersError extends InputError {
  override readonly retryAfter: number

  constructor(retryAfter: number, language: Language) {
    super(tooManyUnpaid(retryAfter, language))
    this.retryAfter = retryAfter
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

/** Something is wanted back, or sent, that an order does not have any more. */
export class NothingToRefundError extends InputError {
  constructor(sku?: string) {
    super(sku ? `There is not so much of ${sku} left to refund.` : 'There is nothing left to refund.')
  }
}

export class NothingToShipError extends InputError {
  constructor(sku?: string) {
    super(sku ? `There is not so much of ${sku} left to ship.` : 'There is nothing left to ship.')
  }
}

/** What an operator wants is not possible for an order as it stands. */
export class OperationRefusedError extends InputError {
  constructor({ status }: { status: string }, what: string) {
    super(`The order (${status}) cannot be ${what}.`)
  }
}

/** Nothing, or not so much, of an order can be withdrawn from. */
export class WithdrawalRefusedError extends InputError {
  constructor(reason: keyof typeof refusalWords, language: Language) {
    super(refusalWords[reason][language])
  }
}

/** A withdrawal that nobody prepared, or that waited longer than a day to be confirmed. */
export class WithdrawalTokenError extends NoSuchEntityError {
  constructor(language: Language) {
    const texts = {
      fr: 'Cette rétractation n’est plus en attente. Recommencez depuis la première étape.',
      en: 'This withdrawal is no longer waiting. Start again from the first step.',
      it: 'Questo recesso non è più in attesa. Ricominci dal primo passo.',
    }
    super(texts[language])
  }
}

/** The link to a withdrawal was never mailed, is a day old, or has done its work. */
export class WithdrawalLinkError extends NoSuchEntityError {
  constructor(language: Language) {
    const texts = {
      fr: 'Ce lien ne vaut plus. Demandez-en un nouveau.',
      en: 'This link no longer works. Ask for a new one.',
      it: 'Questo link non è più valido. Ne chieda uno nuovo.',
    }
    super(texts[language])
  }
}

/** What a look-up without sign-in is told, whether there is such an order or not. */
export class GuestOrderMailedError extends NoSuchEntityError {
  constructor(language: Language) {
    const texts = {
      fr: 'Si ces indications sont celles d’une commande, nous venons d’envoyer un lien vers elle à son adresse e-mail.',
      en: 'If these details are those of an order, we have just sent a link to it to its e-mail address.',
      it: 'Se questi dati sono quelli di un ordine, abbiamo appena inviato un link al suo indirizzo e-mail.',
    }
    super(texts[language])
  }
}

/** Magento's words for an order that a guest cannot be shown. */
export class GuestOrderError extends NoSuchEntityError {
  constructor() {
    super("We couldn't locate an order with the information provided.")
  }
}

export class GuestOrderOfCustomerError extends AuthorizationError {
  constructor() {
    super('Please login to view the order.')
  }
}
