import type { VoucherError } from '@comptoir/rules/voucher'
import { formatMoney, type Cents } from '@comptoir/rules/money'
import type { Language } from '@comptoir/rules/language'

/** Amounts that the messages name. */
export type VoucherErrorFacts = { most: Cents; dailyCap: Cents; maxCount: number }

type Messages = Record<VoucherError, (facts: VoucherErrorFacts, money: (cents: Cents) => string) => string>

const messages: Record<Language, Messages> = {
  fr: {
    nothing_eligible: () => 'Rien dans votre panier ne peut être payé en titres-restaurant.',
    count: ({ maxCount }) => `Indiquez un nombre de titres entre 1 et ${maxCount}.`,
    amount: () => 'Indiquez le total de vos titres, en euros.',
    closed_day: () =>
      'Les titres-restaurant ne sont pas valables le dimanche ni les jours fériés, sauf autorisation de votre employeur\u00a0: cochez la case si vous l’avez.',
    face_value: ({ dailyCap }, money) => `Un titre ne peut dépasser ${money(dailyCap)}.`,
    daily_cap: ({ most, dailyCap }, money) =>
      `${money(dailyCap)} par jour au plus\u00a0: il vous reste ${money(most)} pour ce jour.`,
    eligible: ({ most }, money) =>
      `Vos titres dépassent ce qu’ils peuvent payer ici, ${money(most)}\u00a0: aucune monnaie n’est rendue sur les titres.`,
  },
  en: {
    nothing_eligible: () => 'Nothing in your cart can be paid with meal vouchers.',
    count: ({ maxCount }) => `Say how many vouchers, from 1 to ${maxCount}.`,
    amount: () => 'Say what your vouchers come to, in euros.',
    closed_day: () =>
      'Meal vouchers are not valid on Sundays and public holidays unless your employer allows it: tick the box if so.',
    face_value: ({ dailyCap }, money) => `A voucher cannot be worth more than ${money(dailyCap)}.`,
    daily_cap: ({ most, dailyCap }, money) =>
      `${money(dailyCap)} a day at most: you have ${money(most)} left for this day.`,
    eligible: ({ most }, money) =>
      `Your vouchers come to more than they can pay here, ${money(most)}: no change is given on vouchers.`,
  },
  it: {
    nothing_eligible: () => 'Nel carrello non c’è nulla che si possa pagare con i buoni pasto.',
    count: ({ maxCount }) => `Indichi il numero di buoni, da 1 a ${maxCount}.`,
    amount: () => 'Indichi il totale dei suoi buoni, in euro.',
    closed_day: () =>
      'I buoni pasto non sono validi la domenica e nei giorni festivi, salvo autorizzazione del suo datore di lavoro: spunti la casella se ce l’ha.',
    face_value: ({ dailyCap }, money) => `Un buono non può superare ${money(dailyCap)}.`,
    daily_cap: ({ most, dailyCap }, money) =>
      `Al massimo ${money(dailyCap)} al giorno: per questo giorno Le restano ${money(most)}.`,
    eligible: ({ most }, money) =>
      `I suoi buoni superano ciò che possono pagare qui, ${money(most)}: sui buoni non si dà resto.`,
  },
}

/** The message of a voucher error in the shopper's language. */
export function voucherErrorText(error: VoucherError, facts: VoucherErrorFacts, language: Language): string {
  return messages[language][error](facts, (cents) => formatMoney(cents, language))
}

export const vouchersNotAcceptedText: Record<Language, string> = {
  fr: 'Cette boutique ne prend pas les titres-restaurant.',
  en: 'This shop takes no meal vouchers.',
  it: 'Questo negozio non accetta buoni pasto.',
}
