import type { MailTexts } from './types.ts'

export const it: MailTexts = {
  locale: 'it-IT',
  labelled: (label, value) => `${label}: ${value}`,
  hello: 'Buongiorno {{customer_firstname}},',
  discount: 'Sconto',
  download: 'Scarica',
  tax: 'di cui IVA',
  shippingIncluded: 'gratuita',
  vouchers: (count) => `Buoni pasto (${count})`,
  termsFile: 'condizioni-di-vendita.pdf',
  termsTitle: 'Condizioni generali di vendita',
  invoiceFile: 'fattura',
  creditFile: 'nota-di-credito',
  quotationFile: 'preventivo',
  question: 'Una domanda? Risponda a questo messaggio o chiami il',
  reasons: {
    unpaid: 'il pagamento non ci è pervenuto in tempo.',
    no_transfer: 'il bonifico non ci è pervenuto in tempo.',
    by_customer: 'ce lo ha chiesto lei.',
    quotation_unpaid: 'il pagamento del preventivo che aveva accettato non ci è pervenuto.',
  },
  paymentReasons: {
    funds:
      'La carta non ha fondi sufficienti oppure il suo limite è stato raggiunto: provi con un’altra carta.',
    expired_card: 'La carta è scaduta: provi con un’altra carta.',
    card_refused: 'La carta è stata rifiutata: provi con un’altra carta o chiami la sua banca.',
    authentication_failed:
      'La banca non ha potuto verificare la sua identità: riprovi e confermi il pagamento come richiesto dalla banca.',
    technical: 'Il collegamento con la banca non è riuscito: riprovi tra qualche minuto.',
  },
  paymentDetails: {
    payable_to: 'Assegno intestato a',
    mailing_address: 'Da inviare a',
    account_holder: 'Intestatario',
    iban: 'IBAN',
    bic: 'BIC',
  },
  slot: (day, from, to) => `${day}, dalle ${from} alle ${to}`,
  quotationEvents: {
    asked: 'è stato richiesto un preventivo',
    accepted: 'è stato accettato',
    turned_down: 'è stato rifiutato',
    expired: 'è scaduto senza risposta',
    unpaid: 'era stato accettato e non è stato pagato',
  },
  paymentIssues: {
    suspected_fraud: {
      happened: 'Il fornitore di pagamenti sospetta una frode. L’ordine è trattenuto e non viene preparato.',
      todo: 'Verifichi il pagamento presso il fornitore. Poi sblocchi l’ordine con «payments release NUMERO», oppure lo annulli e rimborsi quanto incassato.',
    },
    amount_mismatch: {
      happened:
        'L’importo o la valuta del pagamento non corrisponde all’ordine. Nessun pagamento viene accettato finché la questione non è risolta.',
      todo: 'Confronti il pagamento presso il fornitore con l’ordine. Poi sblocchi l’ordine con «payments release NUMERO», oppure lo annulli e rimborsi il pagamento.',
    },
    duplicate_payment: {
      happened: 'L’ordine è stato pagato due volte.',
      todo: 'Rimborsi uno dei due pagamenti presso il fornitore. L’ordine prosegue normalmente.',
    },
    paid_after_cancellation: {
      happened:
        'È arrivato un pagamento per un ordine già annullato. L’ordine resta annullato e i suoi articoli sono di nuovo disponibili.',
      todo: 'Rimborsi il pagamento presso il fornitore, oppure proponga al cliente di ordinare di nuovo.',
    },
    reversed_after_payment: {
      happened: 'Il fornitore ha revocato il pagamento di un ordine già accettato.',
      todo: 'Non spedisca l’ordine prima di aver verificato il pagamento presso il fornitore.',
    },
    unknown_status: {
      happened:
        'Il fornitore ha comunicato uno stato di pagamento che il negozio non conosce. L’ordine non è cambiato.',
      todo: 'Consulti il pagamento presso il fornitore e gestisca l’ordine di conseguenza.',
    },
  },
  defaults: {
    payment_issue: {
      subject: 'Pagamento da verificare: ordine {{order_number}}',
      lines: [
        '{{reason}}',
        'Che cosa fare: {{what_to_do}}',
        'Ordine {{order_number}}, totale IVA inclusa: {{order_total}}',
        'Pagamento: {{payment_amount}}',
        'Transazione presso il fornitore: {{transaction}}',
        'Cliente: {{buyer}}',
      ],
    },
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
    order_awaiting_payment: {
      subject: 'Il suo ordine {{order_number}} è registrato',
      lines: [
        'Grazie. Il suo ordine {{order_number}}, di {{order_total}}, è registrato.',
        'Pagamento: {{payment_title}}',
        '{{payment_instructions}}',
        'Il suo numero d’ordine d’acquisto: {{purchase_order_number}}',
        'Da pagare entro il {{expires}}; trascorso tale giorno l’ordine è annullato senza spese.',
        '{{order_lines}}',
        'Consegna: {{shipping_address}}',
        'Le scriviamo appena l’ordine è confermato.',
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
    order_credited: {
      subject: 'Nota di credito per l’ordine {{order_number}}',
      lines: [
        'Abbiamo emesso una nota di credito di {{refund_amount}} per l’ordine {{order_number}}.',
        '{{refund_lines}}',
        'Questo importo non è più da pagare. La nota di credito è allegata a questo messaggio.',
      ],
      action: 'Vedere l’ordine',
    },
    order_canceled: {
      subject: 'Il suo ordine {{order_number}} è annullato',
      lines: ['Il suo ordine {{order_number}} è annullato.', 'Motivo: {{reason}}'],
    },
    payment_refused: {
      subject: 'Il pagamento dell’ordine {{order_number}} non è riuscito',
      lines: [
        'La sua banca non ha accettato il pagamento di {{order_total}}. Nulla è stato addebitato.',
        '{{reason}}',
      ],
      action: 'Riprovare il pagamento',
    },
    invoice: {
      subject: 'La sua fattura {{invoice_number}}',
      lines: [
        'Ecco la fattura {{invoice_number}} dell’ordine {{order_number}}, di {{order_total}} IVA inclusa.',
      ],
      action: 'Vedere il mio ordine',
    },
    quotation_received: {
      subject: 'Abbiamo ricevuto la sua richiesta di preventivo {{order_number}}',
      lines: [
        'Grazie per la sua richiesta {{order_number}}. Non c’è nulla da pagare e non la impegna.',
        '{{order_lines}}',
        'La esaminiamo e le rispondiamo entro un giorno lavorativo.',
      ],
      action: 'Vedere la richiesta',
    },
    quotation_ready: {
      subject: 'Il suo preventivo {{order_number}} è pronto',
      lines: [
        'Il suo preventivo {{order_number}} è allegato a questo messaggio. È valido fino al {{expires}}.',
        '{{order_lines}}',
        'Totale IVA inclusa: {{order_total}}',
        'Può accettarlo o rifiutarlo dal suo account.',
      ],
      action: 'Aprire il preventivo',
    },
    quotation_accepted: {
      subject: 'Ha accettato il preventivo {{order_number}}',
      lines: [
        'Grazie. Il suo preventivo {{order_number}} è ora un ordine di {{order_total}} e gli articoli sono riservati a lei.',
        '{{order_lines}}',
        'Lo prepariamo appena è pagato. La preghiamo di pagare entro il {{expires}}.',
      ],
      action: 'Pagare l’ordine',
    },
    quotation_expired: {
      subject: 'Il suo preventivo {{order_number}} è scaduto',
      lines: [
        'Il preventivo {{order_number}} era valido fino al {{expires}}. È annullato, senza spese.',
        'Può chiederne un altro ai prezzi di oggi.',
      ],
      action: 'Rivedere il preventivo',
    },
    quotation_for_shop: {
      subject: 'Preventivo {{order_number}}: {{reason}}',
      lines: [
        'Preventivo {{order_number}}: {{reason}}.',
        'Cliente: {{buyer}}',
        '{{order_lines}}',
        'Totale IVA inclusa: {{order_total}}',
        'Messaggio: {{message_copy}}',
      ],
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
}
