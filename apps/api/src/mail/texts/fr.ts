import type { MailTexts } from './types.ts'

const space = '\u00a0'

export const fr: MailTexts = {
  locale: 'fr-FR',
  labelled: (label, value) => `${label}${space}: ${value}`,
  hello: 'Bonjour {{customer_firstname}},',
  discount: 'Remise',
  download: 'Télécharger',
  tax: 'dont TVA',
  shippingIncluded: 'offerte',
  vouchers: (count) => `Titres-restaurant (${count})`,
  termsFile: 'conditions-de-vente.pdf',
  termsTitle: 'Conditions générales de vente',
  invoiceFile: 'facture',
  creditFile: 'avoir',
  quotationFile: 'devis',
  question: `Une question${space}? Répondez à ce message ou appelez le`,
  reasons: {
    unpaid: 'le paiement ne nous est pas parvenu à temps.',
    no_transfer: 'le virement ne nous est pas parvenu à temps.',
    by_customer: 'vous nous l’avez demandé.',
    quotation_unpaid: 'nous n’avons pas reçu le paiement du devis que vous aviez accepté.',
  },
  paymentReasons: {
    funds: `La carte n’a pas de provision suffisante, ou son plafond est atteint${space}: essayez avec une autre carte.`,
    expired_card: `La carte n’est plus valable${space}: essayez avec une autre carte.`,
    card_refused: `La carte a été refusée${space}: essayez avec une autre, ou appelez votre banque.`,
    authentication_failed: `La banque n’a pas pu vérifier que c’était bien vous${space}: essayez à nouveau et validez le paiement comme elle le demande.`,
    technical: `La liaison avec la banque a échoué${space}: essayez à nouveau dans quelques minutes.`,
  },
  paymentDetails: {
    payable_to: 'Chèque à l’ordre de',
    mailing_address: 'À envoyer à',
    account_holder: 'Titulaire',
    iban: 'IBAN',
    bic: 'BIC',
  },
  slot: (day, from, to) => `${day}, de ${from} à ${to}`,
  quotationEvents: {
    asked: 'un devis est demandé',
    accepted: 'il est accepté',
    turned_down: 'il est refusé',
    expired: 'il a expiré sans réponse',
    unpaid: 'il était accepté et n’a pas été payé',
  },
  paymentIssues: {
    suspected_fraud: {
      happened:
        'Le prestataire de paiement soupçonne une fraude. La commande est retenue et n’est pas préparée.',
      todo: 'Vérifiez le paiement chez le prestataire. Libérez ensuite la commande avec « payments release NUMÉRO », ou annulez-la et remboursez ce qui a été encaissé.',
    },
    amount_mismatch: {
      happened:
        'Le montant ou la devise du paiement ne correspond pas à la commande. Aucun paiement n’est accepté tant que ce point n’est pas réglé.',
      todo: 'Comparez le paiement chez le prestataire avec la commande. Libérez ensuite la commande avec « payments release NUMÉRO », ou annulez-la et remboursez le paiement.',
    },
    duplicate_payment: {
      happened: 'La commande a été payée deux fois.',
      todo: 'Remboursez l’un des deux paiements chez le prestataire. La commande suit son cours normal.',
    },
    paid_after_cancellation: {
      happened:
        'Un paiement est arrivé pour une commande déjà annulée. La commande reste annulée et ses articles sont de retour en stock.',
      todo: 'Remboursez le paiement chez le prestataire, ou proposez au client de commander à nouveau.',
    },
    reversed_after_payment: {
      happened: 'Le prestataire est revenu sur le paiement d’une commande déjà acceptée.',
      todo: 'N’expédiez pas la commande avant d’avoir vérifié le paiement chez le prestataire.',
    },
    unknown_status: {
      happened:
        'Le prestataire a signalé un état de paiement que la boutique ne connaît pas. La commande n’a pas changé.',
      todo: 'Consultez le paiement chez le prestataire et traitez la commande en conséquence.',
    },
  },
  defaults: {
    payment_issue: {
      subject: `Paiement à vérifier${space}: commande {{order_number}}`,
      lines: [
        '{{reason}}',
        `À faire${space}: {{what_to_do}}`,
        `Commande {{order_number}}, total TTC${space}: {{order_total}}`,
        `Paiement${space}: {{payment_amount}}`,
        `Transaction chez le prestataire${space}: {{transaction}}`,
        `Client${space}: {{buyer}}`,
      ],
    },
    order_confirmation: {
      subject: 'Votre commande {{order_number}} est confirmée',
      lines: [
        'Merci pour votre commande {{order_number}} du {{order_date}}. Nous la préparons.',
        '{{order_lines}}',
        `Total TTC${space}: {{order_total}}`,
        `Livraison${space}: {{shipping_address}}`,
        `Date estimée${space}: {{delivery_date}}`,
        'Les conditions de vente sont jointes à ce message.',
      ],
      action: 'Suivre ma commande',
    },
    order_professional_transfer: {
      subject: `Commande {{order_number}}${space}: le virement à effectuer`,
      lines: [
        'Votre commande {{order_number}}, d’un montant de {{order_total}}, est enregistrée. Nous la préparons dès que le virement nous parvient, avant le {{expires}}.',
        `Titulaire${space}: {{bank_holder}}`,
        `IBAN${space}: {{bank_iban}}`,
        `BIC${space}: {{bank_bic}}`,
        '{{order_lines}}',
      ],
      action: 'Voir la commande',
    },
    order_awaiting_payment: {
      subject: 'Votre commande {{order_number}} est enregistrée',
      lines: [
        'Merci. Votre commande {{order_number}}, d’un montant de {{order_total}}, est enregistrée.',
        `Paiement${space}: {{payment_title}}`,
        '{{payment_instructions}}',
        `Votre numéro de bon de commande${space}: {{purchase_order_number}}`,
        `À régler avant le {{expires}} inclus${space}; passé ce jour, la commande est annulée sans frais.`,
        '{{order_lines}}',
        `Livraison${space}: {{shipping_address}}`,
        'Nous vous écrivons dès que la commande est confirmée.',
      ],
      action: 'Voir la commande',
    },
    order_shipped: {
      subject: 'Votre commande {{order_number}} est en route',
      lines: [
        'Votre commande {{order_number}} vient de partir.',
        `Transporteur${space}: {{carrier}}`,
        `Numéro de suivi${space}: {{tracking_number}}`,
        '{{order_lines}}',
      ],
      action: 'Suivre le colis',
    },
    order_ready_for_pickup: {
      subject: 'Votre commande {{order_number}} est prête',
      lines: ['Votre commande {{order_number}} vous attend.', '{{order_lines}}'],
      action: 'Voir ma commande',
    },
    order_out_for_delivery: {
      subject: 'Votre commande {{order_number}} vient de partir',
      lines: ['Votre commande {{order_number}} est en chemin.', '{{order_lines}}'],
      action: 'Voir ma commande',
    },
    order_refunded: {
      subject: 'Remboursement de la commande {{order_number}}',
      lines: [
        'Nous venons de rembourser {{refund_amount}} sur la commande {{order_number}}.',
        '{{refund_lines}}',
        'L’avoir est joint à ce message.',
      ],
      action: 'Voir la commande',
    },
    order_credited: {
      subject: 'Avoir sur la commande {{order_number}}',
      lines: [
        'Nous avons établi un avoir de {{refund_amount}} sur la commande {{order_number}}.',
        '{{refund_lines}}',
        'Cette somme n’est plus à régler. L’avoir est joint à ce message.',
      ],
      action: 'Voir la commande',
    },
    order_canceled: {
      subject: 'Votre commande {{order_number}} est annulée',
      lines: ['Votre commande {{order_number}} est annulée.', `Motif${space}: {{reason}}`],
    },
    payment_refused: {
      subject: 'Le paiement de la commande {{order_number}} n’a pas abouti',
      lines: [
        'Votre banque n’a pas accepté le paiement de {{order_total}}. Rien n’a été débité.',
        '{{reason}}',
      ],
      action: 'Réessayer le paiement',
    },
    invoice: {
      subject: 'Votre facture {{invoice_number}}',
      lines: [
        'Voici la facture {{invoice_number}} de la commande {{order_number}}, d’un montant de {{order_total}} TTC.',
      ],
      action: 'Voir ma commande',
    },
    quotation_received: {
      subject: 'Votre demande de devis {{order_number}} est reçue',
      lines: [
        'Merci pour votre demande de devis {{order_number}}. Rien n’est à payer et vous n’êtes engagé à rien.',
        '{{order_lines}}',
        'Nous la relisons et vous répondons sous un jour ouvré.',
      ],
      action: 'Voir la demande',
    },
    quotation_ready: {
      subject: 'Votre devis {{order_number}} est prêt',
      lines: [
        'Votre devis {{order_number}} est joint à ce message. Il est valable jusqu’au {{expires}}.',
        '{{order_lines}}',
        `Total TTC${space}: {{order_total}}`,
        'Vous pouvez l’accepter ou le refuser dans votre compte.',
      ],
      action: 'Ouvrir le devis',
    },
    quotation_accepted: {
      subject: 'Vous avez accepté le devis {{order_number}}',
      lines: [
        'Merci. Votre devis {{order_number}} est devenu une commande de {{order_total}}, et les articles vous sont réservés.',
        '{{order_lines}}',
        'Nous la préparons dès son paiement, à faire avant le {{expires}}.',
      ],
      action: 'Payer la commande',
    },
    quotation_expired: {
      subject: 'Votre devis {{order_number}} a expiré',
      lines: [
        'Le devis {{order_number}} était valable jusqu’au {{expires}}. Il est annulé, sans frais.',
        'Vous pouvez en demander un autre aux prix du jour.',
      ],
      action: 'Revoir le devis',
    },
    quotation_for_shop: {
      subject: `Devis {{order_number}}${space}: {{reason}}`,
      lines: [
        `Devis {{order_number}}${space}: {{reason}}.`,
        `Client${space}: {{buyer}}`,
        '{{order_lines}}',
        `Total TTC${space}: {{order_total}}`,
        `Message${space}: {{message_copy}}`,
      ],
    },
    withdrawal_acknowledged: {
      subject: 'Accusé de réception de votre rétractation, commande {{order_number}}',
      lines: [
        'Nous avons reçu votre rétractation le {{received_at}}, au nom de {{customer_name}}, pour la commande {{order_number}}. Gardez ce message.',
        '{{message_copy}}',
        '{{withdrawal_lines}}',
        'Renvoyez les articles au plus tard le {{expires}}. Nous remboursons dans les quatorze jours.',
      ],
    },
  },
}
