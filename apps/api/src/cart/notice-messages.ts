import type { CartNoticeType } from '@comptoir/contract/generated/types'
import type { QuantityProblem } from '@comptoir/rules/quantity'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'

type Reason = QuantityProblem['kind']

/** Values that a message names; `name` is that of the product, or a coupon code. Prices in cents. */
export type NoticeFacts = {
  name: string
  before: number
  now: number
  /** Why a line cannot be ordered. */
  reason: Reason
}

type Messages = Record<Exclude<CartNoticeType, 'LINE_UNAVAILABLE'>, (facts: NoticeFacts) => string> &
  Record<Reason, (name: string) => string>

const messages: Record<Language, Messages> = {
  fr: {
    PRICE_RAISED: ({ name, before, now }) =>
      `Le prix de «\u00a0${name}\u00a0» est passé de ${price('fr', before)} à ${price('fr', now)} depuis que vous l’avez ajouté.`,
    PRICE_LOWERED: ({ name, before, now }) =>
      `Bonne nouvelle\u00a0: le prix de «\u00a0${name}\u00a0» est passé de ${price('fr', before)} à ${price('fr', now)}.`,
    QUANTITY_CHANGED: ({ name, before, now }) =>
      `La quantité de «\u00a0${name}\u00a0» a été ajustée de ${before} à ${now}, selon ce qui peut être commandé.`,
    LINE_REMOVED: ({ name }) =>
      `«\u00a0${name}\u00a0» n’est plus disponible et a été retiré de votre panier.`,
    COUPON_LAPSED: ({ name }) => `Le code promo ${name} ne s’applique pas à ce panier.`,
    SLOT_GONE: () => 'Le créneau choisi n’est plus disponible\u00a0: choisissez-en un autre.',
    NOT_SOLD_HERE: ({ name }) =>
      `«\u00a0${name}\u00a0» n’est pas proposé dans ce point de vente et a été retiré de votre panier.`,
    BELOW_MINIMUM: ({ now }) => `La livraison est possible à partir de ${price('fr', now)} d’articles.`,
    VOUCHERS_LAPSED: () =>
      'Vos titres-restaurant ne conviennent plus à ce panier\u00a0: ils ne sont plus comptés. Saisissez-les de nouveau, ou continuez sans eux.',
    not_found: (name) => `«\u00a0${name}\u00a0» n’est plus disponible.`,
    not_salable: (name) => `«\u00a0${name}\u00a0» n’est plus disponible à la vente.`,
    not_whole: (name) => `La quantité de «\u00a0${name}\u00a0» doit être un nombre entier.`,
    out_of_stock: (name) => `«\u00a0${name}\u00a0» est épuisé.`,
    not_enough: (name) => `Il ne reste pas assez de «\u00a0${name}\u00a0» en stock pour cette quantité.`,
    too_few: (name) => `La quantité de «\u00a0${name}\u00a0» est inférieure au minimum de commande.`,
    too_many: (name) => `La quantité de «\u00a0${name}\u00a0» dépasse le maximum par commande.`,
    not_a_lot: (name) => `«\u00a0${name}\u00a0» se vend par lot\u00a0: choisissez une quantité qui convient.`,
  },
  en: {
    PRICE_RAISED: ({ name, before, now }) =>
      `The price of “${name}” has gone from ${price('en', before)} to ${price('en', now)} since you added it.`,
    PRICE_LOWERED: ({ name, before, now }) =>
      `Good news: the price of “${name}” has gone from ${price('en', before)} to ${price('en', now)}.`,
    QUANTITY_CHANGED: ({ name, before, now }) =>
      `The quantity of “${name}” was adjusted from ${before} to ${now}, to what can be ordered.`,
    LINE_REMOVED: ({ name }) => `“${name}” is no longer available and was removed from your cart.`,
    COUPON_LAPSED: ({ name }) => `The promo code ${name} does not apply to this cart.`,
    SLOT_GONE: () => 'The time slot you chose is no longer available: please choose another.',
    NOT_SOLD_HERE: ({ name }) => `“${name}” is not offered at this shop and was removed from your cart.`,
    BELOW_MINIMUM: ({ now }) => `Delivery is possible from ${price('en', now)} of goods.`,
    VOUCHERS_LAPSED: () =>
      'Your meal vouchers no longer fit this cart and are not counted. Enter them again, or go on without them.',
    not_found: (name) => `“${name}” is no longer available.`,
    not_salable: (name) => `“${name}” is no longer for sale.`,
    not_whole: (name) => `The quantity of “${name}” must be a whole number.`,
    out_of_stock: (name) => `“${name}” is sold out.`,
    not_enough: (name) => `There is not enough of “${name}” in stock for this quantity.`,
    too_few: (name) => `The quantity of “${name}” is below the minimum order.`,
    too_many: (name) => `The quantity of “${name}” is above the maximum per order.`,
    not_a_lot: (name) => `“${name}” is sold in packs: please choose a quantity that fits.`,
  },
  it: {
    PRICE_RAISED: ({ name, before, now }) =>
      `Il prezzo di «${name}» è passato da ${price('it', before)} a ${price('it', now)} da quando lo ha aggiunto.`,
    PRICE_LOWERED: ({ name, before, now }) =>
      `Buone notizie: il prezzo di «${name}» è passato da ${price('it', before)} a ${price('it', now)}.`,
    QUANTITY_CHANGED: ({ name, before, now }) =>
      `La quantità di «${name}» è stata adeguata da ${before} a ${now}, secondo quanto si può ordinare.`,
    LINE_REMOVED: ({ name }) => `«${name}» non è più disponibile ed è stato tolto dal carrello.`,
    COUPON_LAPSED: ({ name }) => `Il codice promozionale ${name} non si applica a questo carrello.`,
    SLOT_GONE: () => 'La fascia oraria scelta non è più disponibile: ne scelga un’altra.',
    NOT_SOLD_HERE: ({ name }) =>
      `«${name}» non è proposto in questo punto vendita ed è stato tolto dal carrello.`,
    BELOW_MINIMUM: ({ now }) => `La consegna è possibile a partire da ${price('it', now)} di articoli.`,
    VOUCHERS_LAPSED: () =>
      'I suoi buoni pasto non sono più adatti a questo carrello e non sono conteggiati. Li inserisca di nuovo o prosegua senza.',
    not_found: (name) => `«${name}» non è più disponibile.`,
    not_salable: (name) => `«${name}» non è più in vendita.`,
    not_whole: (name) => `La quantità di «${name}» deve essere un numero intero.`,
    out_of_stock: (name) => `«${name}» è esaurito.`,
    not_enough: (name) => `Non ci sono abbastanza pezzi di «${name}» per questa quantità.`,
    too_few: (name) => `La quantità di «${name}» è inferiore al minimo ordinabile.`,
    too_many: (name) => `La quantità di «${name}» supera il massimo per ordine.`,
    not_a_lot: (name) => `«${name}» si vende in lotti: scelga una quantità adatta.`,
  },
}

/** A notice in the shopper's language. */
export function noticeText(type: CartNoticeType, facts: NoticeFacts, language: Language): string {
  const texts = messages[language]
  return type === 'LINE_UNAVAILABLE' ? texts[facts.reason](facts.name) : texts[type](facts)
}

const price = (language: Language, cents: number) => formatMoney(cents, language)
