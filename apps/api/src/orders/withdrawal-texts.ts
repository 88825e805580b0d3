import type { Localised } from '@comptoir/rules/language'
import type { WithdrawalExclusion, WithdrawalIneligibility } from '@comptoir/rules/withdrawal'

/** Why an order is not eligible for withdrawal. */
export const ineligibilityTexts: Record<WithdrawalIneligibility | 'units', Localised> = {
  professional: {
    fr: 'Le droit de rétractation vaut pour les achats des particuliers.',
    en: 'The right to withdraw applies to purchases by private individuals.',
    it: 'Il diritto di recesso vale per gli acquisti dei privati.',
  },
  not_concluded: {
    fr: 'Cette commande n’est pas conclue ou a été annulée.',
    en: 'This order is not concluded or was cancelled.',
    it: 'Questo ordine non è concluso o è stato annullato.',
  },
  period_over: {
    fr: 'Le délai de rétractation est écoulé.',
    en: 'The period for withdrawal is over.',
    it: 'Il termine per il recesso è scaduto.',
  },
  nothing_left: {
    fr: 'Tous les articles de cette commande ont déjà été annulés, remboursés ou rétractés.',
    en: 'Every article of this order was already cancelled, refunded or withdrawn from.',
    it: 'Tutti gli articoli di questo ordine sono già stati annullati, rimborsati o oggetto di recesso.',
  },
  excluded: {
    fr: 'Le droit de rétractation ne s’applique pas aux articles de cette commande.',
    en: 'The right to withdraw does not apply to the articles of this order.',
    it: 'Il diritto di recesso non si applica agli articoli di questo ordine.',
  },
  units: {
    fr: 'Choisissez au moins un article, et pas plus que ce qui peut être rétracté.',
    en: 'Choose at least one article, and no more than can be withdrawn from.',
    it: 'Scelga almeno un articolo, e non più di quelli per cui può recedere.',
  },
}

/** Why an item is excluded from withdrawal. */
export const exclusionTexts: Record<WithdrawalExclusion, Localised> = {
  perishable: {
    fr: 'Denrée périssable\u00a0: pas de droit de rétractation.',
    en: 'Perishable food: no right to withdraw.',
    it: 'Alimento deperibile: nessun diritto di recesso.',
  },
  made_to_order: {
    fr: 'Fabriqué à vos mesures\u00a0: pas de droit de rétractation.',
    en: 'Made to your measure: no right to withdraw.',
    it: 'Realizzato su misura: nessun diritto di recesso.',
  },
  engraved: {
    fr: 'Personnalisé pour vous\u00a0: pas de droit de rétractation.',
    en: 'Personalised for you: no right to withdraw.',
    it: 'Personalizzato per lei: nessun diritto di recesso.',
  },
}
