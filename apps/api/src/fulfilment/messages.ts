import type { Ineligible } from '@comptoir/rules/eligibility'
import type { Language } from '@comptoir/rules/language'

type Messages = Record<Ineligible | 'unavailable', string>

/** Why a product cannot be added or a cart not be ordered at a point of sale, in the shopper's language. */
export const slotMessages: Record<Language, Messages> = {
  fr: {
    location_missing: 'Choisissez d’abord un point de vente.',
    method_missing: 'Choisissez d’abord le retrait ou la livraison.',
    slot_missing: 'Choisissez d’abord un jour et une heure.',
    outside_window: 'Cet article n’est pas proposé à l’heure choisie.',
    unavailable: 'Le créneau choisi n’est plus disponible\u00a0: choisissez-en un autre.',
  },
  en: {
    location_missing: 'Please choose a shop first.',
    method_missing: 'Please choose pickup or delivery first.',
    slot_missing: 'Please choose a day and time first.',
    outside_window: 'This item is not offered at the time you chose.',
    unavailable: 'The time slot you chose is no longer available: please choose another.',
  },
  it: {
    location_missing: 'Scelga prima un punto vendita.',
    method_missing: 'Scelga prima il ritiro o la consegna.',
    slot_missing: 'Scelga prima un giorno e un orario.',
    outside_window: 'Questo articolo non è proposto all’orario scelto.',
    unavailable: 'La fascia oraria scelta non è più disponibile: ne scelga un’altra.',
  },
}
