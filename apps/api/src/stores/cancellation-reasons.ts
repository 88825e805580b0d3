import type { Language } from '@comptoir/rules/language'

/** Magento's reasons for cancelling an order. */
export const cancellationReasons: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Je n’ai plus besoin de ces articles',
    'J’ai commandé par erreur',
    'Les articles n’arrivent pas dans le délai prévu',
    'J’ai trouvé moins cher ailleurs',
    'Autre raison',
  ],
  en: [
    'The items are no longer needed',
    'The order was placed by mistake',
    'The items do not arrive within the expected time',
    'Found a better price elsewhere',
    'Other',
  ],
  it: [
    'Gli articoli non servono più',
    'L’ordine è stato fatto per errore',
    'Gli articoli non arrivano nei tempi previsti',
    'Trovati a un prezzo migliore altrove',
    'Altro',
  ],
}
