import type { MailWords } from '../words.ts'

export const en: MailWords = {
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
}
