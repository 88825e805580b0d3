import type { Language, Localised } from '@comptoir/rules/language'
import { InputError } from '../platform/errors.ts'

const messages = {
  no_quotation: {
    fr: 'Cette commande n’est pas un devis\u00a0: il n’y a rien à accepter ni à refuser.',
    en: 'This order is not a quotation: there is nothing to accept or to turn down.',
    it: 'Questo ordine non è un preventivo: non c’è nulla da accettare o rifiutare.',
  },
  requested: {
    fr: 'Ce devis n’est pas encore prêt\u00a0: nous vous répondons sous un jour ouvré.',
    en: 'This quotation is not ready yet: we answer within one working day.',
    it: 'Questo preventivo non è ancora pronto: Le rispondiamo entro un giorno lavorativo.',
  },
  accepted: {
    fr: 'Ce devis est déjà accepté.',
    en: 'This quotation has been accepted already.',
    it: 'Questo preventivo è già stato accettato.',
  },
  canceled: {
    fr: 'Ce devis est annulé.',
    en: 'This quotation is cancelled.',
    it: 'Questo preventivo è annullato.',
  },
  expired: {
    fr: 'Ce devis a expiré. Demandez-en un autre aux prix du jour.',
    en: 'This quotation has expired. Ask for another one at today’s prices.',
    it: 'Questo preventivo è scaduto. Ne richieda un altro ai prezzi di oggi.',
  },
  out_of_stock: {
    fr: 'Un article du devis n’est plus disponible en quantité suffisante. Contactez-nous, nous cherchons une solution.',
    en: 'An item of the quotation is no longer available in that quantity. Contact us and we will find a solution.',
    it: 'Un articolo del preventivo non è più disponibile in quantità sufficiente. Ci contatti: troveremo una soluzione.',
  },
  payment_method: {
    fr: 'Ce moyen de paiement n’est pas disponible. Choisissez-en un autre.',
    en: 'This way to pay is not available. Choose another one.',
    it: 'Questo metodo di pagamento non è disponibile. Ne scelga un altro.',
  },
  reference: {
    fr: 'Votre référence est trop longue\u00a0: 64 caractères au plus.',
    en: 'Your reference is too long: 64 characters at most.',
    it: 'Il suo riferimento è troppo lungo: 64 caratteri al massimo.',
  },
} satisfies Record<string, Localised>

/** A quotation that cannot be accepted or rejected; the message is in the language of the store view. */
export class QuotationError extends InputError {
  constructor(reason: keyof typeof messages, language: Language) {
    super(messages[reason][language])
  }
}
