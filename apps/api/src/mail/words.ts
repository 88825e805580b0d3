import type { Language } from '../stores/store.ts'

/** A text of a mail for shops whose content has none: subject, sentences and the label of its link. */
type DefaultText = { subject: string; lines: readonly string[]; action?: string }

export type MailWords = {
  locale: string
  /** A label before its value, in plain text. */
  labelled: (label: string, value: string) => string
  hello: string
  discount: string
  tax: string
  shippingIncluded: string
  termsFile: string
  termsTitle: string
  invoiceFile: string
  creditFile: string
  question: string
  /** Why an order ends, by the key that it was cancelled with. */
  reasons: Record<'unpaid' | 'no_transfer' | 'by_customer', string>
  defaults: Record<string, DefaultText>
}

const space = '\u00a0'

export const mailWords: Record<Language, MailWords> = {
  fr: {
    locale: 'fr-FR',
    labelled: (label, value) => `${label}${space}: ${value}`,
    hello: 'Bonjour {{customer_firstname}},',
    discount: 'Remise',
    tax: 'dont TVA',
    shippingIncluded: 'offerte',
    termsFile: 'conditions-de-vente.pdf',
    termsTitle: 'Conditions générales de vente',
    invoiceFile: 'facture',
    creditFile: 'avoir',
    question: `Une question${space}? Répondez à ce message ou appelez le`,
    reasons: {
      unpaid: 'le paiement ne nous est pas parvenu dans l’heure.',
      no_transfer: 'le virement ne nous est pas parvenu à temps.',
      by_customer: 'vous nous l’avez demandé.',
    },
    defaults: {
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
      order_canceled: {
        subject: 'Votre commande {{order_number}} est annulée',
        lines: ['Votre commande {{order_number}} est annulée.', `Motif${space}: {{reason}}`],
      },
      payment_refused: {
        subject: 'Le paiement de la commande {{order_number}} n’a pas abouti',
        lines: ['Votre banque n’a pas accepté le paiement de {{order_total}}. Rien n’a été débité.'],
        action: 'Réessayer le paiement',
      },
      invoice: {
        subject: 'Votre facture {{invoice_number}}',
        lines: [
          'Voici la facture {{invoice_number}} de la commande {{order_number}}, d’un montant de {{order_total}} TTC.',
        ],
        action: 'Voir ma commande',
      },
      withdrawal_acknowledged: {
        subject: 'Accusé de réception de votre rétractation, commande {{order_number}}',
        lines: [
          'Nous avons reçu votre rétractation le {{received_at}}, au nom de {{customer_name}}, pour la commande {{order_number}}. Gardez ce message.',
          '{{message_copy}}',
          '{{withdrawal_lines}}',
          'Renvoyez les articles avant le {{expires}}. Nous remboursons dans les quatorze jours.',
        ],
      },
    },
  },
  en: {
    locale: 'en-GB',
    labelled: (label, value) => `${label}: ${value}`,
    hello: 'Hello {{customer_firstname}},',
    discount: 'Discount',
    tax: 'of which VAT',
    shippingIncluded: 'free',
    termsFile: 'terms-of-sale.pdf',
    termsTitle: 'Terms of sale',
    invoiceFile: 'invoice',
    creditFile: 'credit-note',
    question: 'A question? Reply to this message or call',
    reasons: {
      unpaid: 'the payment did not reach us within the hour.',
      no_transfer: 'the transfer did not reach us in time.',
      by_customer: 'you asked us to.',
    },
    defaults: {
      order_confirmation: {
        subject: 'Your order {{order_number}} is confirmed',
        lines: [
          'Thank you for your order {{order_number}} of {{order_date}}. We are preparing it.',
          '{{order_lines}}',
          'Total incl. VAT: {{order_total}}',
          'Delivery: {{shipping_address}}',
          'Estimated date: {{delivery_date}}',
          'The terms of sale are attached to this message.',
        ],
        action: 'Follow my order',
      },
      order_professional_transfer: {
        subject: 'Order {{order_number}}: the transfer to make',
        lines: [
          'Your order {{order_number}}, for {{order_total}}, is recorded. We will prepare it as soon as the transfer reaches us, before {{expires}}.',
          'Account holder: {{bank_holder}}',
          'IBAN: {{bank_iban}}',
          'BIC: {{bank_bic}}',
          '{{order_lines}}',
        ],
        action: 'See the order',
      },
      order_shipped: {
        subject: 'Your order {{order_number}} is on its way',
        lines: [
          'Your order {{order_number}} has just left.',
          'Carrier: {{carrier}}',
          'Tracking number: {{tracking_number}}',
          '{{order_lines}}',
        ],
        action: 'Track the parcel',
      },
      order_ready_for_pickup: {
        subject: 'Your order {{order_number}} is ready',
        lines: ['Your order {{order_number}} is waiting for you.', '{{order_lines}}'],
        action: 'See my order',
      },
      order_out_for_delivery: {
        subject: 'Your order {{order_number}} has just left',
        lines: ['Your order {{order_number}} is on its way.', '{{order_lines}}'],
        action: 'See my order',
      },
      order_refunded: {
        subject: 'Refund for order {{order_number}}',
        lines: [
          'We have just refunded {{refund_amount}} on order {{order_number}}.',
          '{{refund_lines}}',
          'The credit note is attached to this message.',
        ],
        action: 'See the order',
      },
      order_canceled: {
        subject: 'Your order {{order_number}} is cancelled',
        lines: ['Your order {{order_number}} is cancelled.', 'Reason: {{reason}}'],
      },
      payment_refused: {
        subject: 'The payment for order {{order_number}} did not go through',
        lines: ['Your bank did not accept the payment of {{order_total}}. Nothing has been charged.'],
        action: 'Try the payment again',
      },
      invoice: {
        subject: 'Your invoice {{invoice_number}}',
        lines: [
          'Here is invoice {{invoice_number}} for order {{order_number}}, of {{order_total}} including VAT.',
        ],
        action: 'See my order',
      },
      withdrawal_acknowledged: {
        subject: 'Acknowledgement of your withdrawal, order {{order_number}}',
        lines: [
          'We received your withdrawal on {{received_at}}, in the name of {{customer_name}}, for order {{order_number}}. Keep this message.',
          '{{message_copy}}',
          '{{withdrawal_lines}}',
          'Send the articles back before {{expires}}. We refund within fourteen days.',
        ],
      },
    },
  },
  it: {
    locale: 'it-IT',
    labelled: (label, value) => `${label}: ${value}`,
    hello: 'Buongiorno {{customer_firstname}},',
    discount: 'Sconto',
    tax: 'di cui IVA',
    shippingIncluded: 'gratuita',
    termsFile: 'condizioni-di-vendita.pdf',
    termsTitle: 'Condizioni generali di vendita',
    invoiceFile: 'fattura',
    creditFile: 'nota-di-credito',
    question: 'Una domanda? Risponda a questo messaggio o chiami il',
    reasons: {
      unpaid: 'il pagamento non ci è pervenuto entro un’ora.',
      no_transfer: 'il bonifico non ci è pervenuto in tempo.',
      by_customer: 'ce lo ha chiesto lei.',
    },
    defaults: {
      order_confirmation: {
        subject: 'Il suo ordine {{order_number}} è confermato',
        lines: [
          'Grazie per il suo ordine {{order_number}} del {{order_date}}. Lo stiamo preparando.',
          '{{order_lines}}',
          'Totale IVA inclusa: {{order_total}}',
          'Consegna: {{shipping_address}}',
          'Data prevista: {{delivery_date}}',
          'Le condizioni di vendita sono allegate a questo messaggio.',
        ],
        action: 'Seguire il mio ordine',
      },
      order_professional_transfer: {
        subject: 'Ordine {{order_number}}: il bonifico da effettuare',
        lines: [
          'Il suo ordine {{order_number}}, di {{order_total}}, è registrato. Lo prepariamo appena ci perviene il bonifico, entro il {{expires}}.',
          'Intestatario: {{bank_holder}}',
          'IBAN: {{bank_iban}}',
          'BIC: {{bank_bic}}',
          '{{order_lines}}',
        ],
        action: 'Vedere l’ordine',
      },
      order_shipped: {
        subject: 'Il suo ordine {{order_number}} è in viaggio',
        lines: [
          'Il suo ordine {{order_number}} è appena partito.',
          'Corriere: {{carrier}}',
          'Numero di spedizione: {{tracking_number}}',
          '{{order_lines}}',
        ],
        action: 'Seguire il pacco',
      },
      order_ready_for_pickup: {
        subject: 'Il suo ordine {{order_number}} è pronto',
        lines: ['Il suo ordine {{order_number}} la aspetta.', '{{order_lines}}'],
        action: 'Vedere il mio ordine',
      },
      order_out_for_delivery: {
        subject: 'Il suo ordine {{order_number}} è appena partito',
        lines: ['Il suo ordine {{order_number}} è in arrivo.', '{{order_lines}}'],
        action: 'Vedere il mio ordine',
      },
      order_refunded: {
        subject: 'Rimborso dell’ordine {{order_number}}',
        lines: [
          'Abbiamo appena rimborsato {{refund_amount}} sull’ordine {{order_number}}.',
          '{{refund_lines}}',
          'La nota di credito è allegata a questo messaggio.',
        ],
        action: 'Vedere l’ordine',
      },
      order_canceled: {
        subject: 'Il suo ordine {{order_number}} è annullato',
        lines: ['Il suo ordine {{order_number}} è annullato.', 'Motivo: {{reason}}'],
      },
      payment_refused: {
        subject: 'Il pagamento dell’ordine {{order_number}} non è riuscito',
        lines: ['La sua banca non ha accettato il pagamento di {{order_total}}. Nulla è stato addebitato.'],
        action: 'Riprovare il pagamento',
      },
      invoice: {
        subject: 'La sua fattura {{invoice_number}}',
        lines: [
          'Ecco la fattura {{invoice_number}} dell’ordine {{order_number}}, di {{order_total}} IVA inclusa.',
        ],
        action: 'Vedere il mio ordine',
      },
      withdrawal_acknowledged: {
        subject: 'Conferma di ricezione del suo recesso, ordine {{order_number}}',
        lines: [
          'Abbiamo ricevuto il suo recesso il {{received_at}}, a nome di {{customer_name}}, per l’ordine {{order_number}}. Conservi questo messaggio.',
          '{{message_copy}}',
          '{{withdrawal_lines}}',
          'Rispedisca gli articoli entro il {{expires}}. Rimborsiamo entro quattordici giorni.',
        ],
      },
    },
  },
}
