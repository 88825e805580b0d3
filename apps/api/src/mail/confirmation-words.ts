import type { Language } from '../stores/store.ts'

export type ConfirmationWords = {
  locale: string
  subject: (number: string, shop: string) => string
  hello: (firstname: string) => string
  paid: (number: string) => string
  /** For an order that cost nothing. */
  free: (number: string) => string
  delivery: (day: string) => string
  /** A label before its value, in plain text. */
  labelled: (label: string, value: string) => string
  discount: string
  total: string
  tax: string
  terms: string
}

export const confirmationWords: Record<Language, ConfirmationWords> = {
  fr: {
    locale: 'fr-FR',
    subject: (number, shop) => `${shop}\u00a0: votre commande ${number}`,
    hello: (firstname) => `Bonjour ${firstname},`,
    paid: (number) =>
      `Nous avons bien reçu votre paiement\u00a0: votre commande ${number} est confirmée. Merci\u00a0!`,
    free: (number) => `Votre commande ${number} est confirmée. Merci\u00a0!`,
    delivery: (day) => `Livraison prévue le ${day}.`,
    labelled: (label, value) => `${label}\u00a0: ${value}`,
    discount: 'Remise',
    total: 'Total TTC',
    tax: 'dont TVA',
    terms: 'Conditions générales de vente',
  },
  en: {
    locale: 'en-GB',
    subject: (number, shop) => `${shop}: your order ${number}`,
    hello: (firstname) => `Hello ${firstname},`,
    paid: (number) => `We have received your payment: your order ${number} is confirmed. Thank you!`,
    free: (number) => `Your order ${number} is confirmed. Thank you!`,
    delivery: (day) => `Delivery is planned for ${day}.`,
    labelled: (label, value) => `${label}: ${value}`,
    discount: 'Discount',
    total: 'Total incl. VAT',
    tax: 'of which VAT',
    terms: 'Terms of sale',
  },
  it: {
    locale: 'it-IT',
    subject: (number, shop) => `${shop}: il suo ordine ${number}`,
    hello: (firstname) => `Buongiorno ${firstname},`,
    paid: (number) => `Abbiamo ricevuto il suo pagamento: l’ordine ${number} è confermato. Grazie!`,
    free: (number) => `Il suo ordine ${number} è confermato. Grazie!`,
    delivery: (day) => `Consegna prevista per ${day}.`,
    labelled: (label, value) => `${label}: ${value}`,
    discount: 'Sconto',
    total: 'Totale IVA inclusa',
    tax: 'di cui IVA',
    terms: 'Condizioni generali di vendita',
  },
}
