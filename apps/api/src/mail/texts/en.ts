import type { MailTexts } from './types.ts'

export const en: MailTexts = {
  locale: 'en-GB',
  labelled: (label, value) => `${label}: ${value}`,
  hello: 'Hello {{customer_firstname}},',
  discount: 'Discount',
  download: 'Download',
  tax: 'of which VAT',
  shippingIncluded: 'free',
  vouchers: (count) => `Meal vouchers (${count})`,
  termsFile: 'terms-of-sale.pdf',
  termsTitle: 'Terms of sale',
  invoiceFile: 'invoice',
  creditFile: 'credit-note',
  quotationFile: 'quotation',
  question: 'Any questions? Reply to this message or call',
  reasons: {
    unpaid: 'the payment did not reach us in time.',
    no_transfer: 'the transfer did not reach us in time.',
    by_customer: 'you asked us to.',
    quotation_unpaid: 'the payment of the quotation you accepted did not reach us.',
  },
  paymentReasons: {
    funds: 'There is not enough money on the card, or its limit has been reached: please try another card.',
    expired_card: 'The card has expired: please try another card.',
    card_refused: 'The card was refused: please try another card, or call your bank.',
    authentication_failed:
      'The bank could not confirm that it was you: please try again and approve the payment the way your bank asks.',
    technical: 'We could not reach the bank: please try again in a few minutes.',
  },
  paymentDetails: {
    payable_to: 'Cheque payable to',
    mailing_address: 'Send it to',
    account_holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
  },
  slot: (day, from, to) => `${day}, ${from} to ${to}`,
  quotationEvents: {
    asked: 'a quotation was asked for',
    accepted: 'it was accepted',
    turned_down: 'it was turned down',
    expired: 'it expired without an answer',
    unpaid: 'it was accepted and was not paid',
  },
  paymentIssues: {
    suspected_fraud: {
      happened: 'The payment provider suspects fraud. The order is held and is not being prepared.',
      todo: 'Check the payment at the provider. Then release the order with “payments release NUMBER”, or cancel it and refund what was captured.',
    },
    amount_mismatch: {
      happened:
        'The amount or the currency that was paid is not what the order costs. A payment is not accepted as long as this is not settled.',
      todo: 'Compare the payment at the provider with the order. Then release the order with “payments release NUMBER”, or cancel it and refund the payment.',
    },
    duplicate_payment: {
      happened: 'The order has been paid twice.',
      todo: 'Refund one of the two payments at the provider. The order itself goes on as usual.',
    },
    paid_after_cancellation: {
      happened:
        'A payment arrived for an order that was already cancelled. The order stays cancelled and its items are back in stock.',
      todo: 'Refund the payment at the provider, or ask the customer to order again.',
    },
    reversed_after_payment: {
      happened: 'The provider took back the payment of an order that had been accepted.',
      todo: 'Do not ship the order before you have checked the payment at the provider.',
    },
    unknown_status: {
      happened:
        'The provider reported a payment status that this shop does not know. The order was not changed.',
      todo: 'Look up the payment at the provider and handle the order accordingly.',
    },
  },
  defaults: {
    payment_issue: {
      subject: 'Payment to check: order {{order_number}}',
      lines: [
        '{{reason}}',
        'What to do: {{what_to_do}}',
        'Order {{order_number}}, total incl. VAT: {{order_total}}',
        'Payment: {{payment_amount}}',
        'Transaction at the provider: {{transaction}}',
        'Customer: {{buyer}}',
      ],
    },
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
    order_awaiting_payment: {
      subject: 'Your order {{order_number}} is recorded',
      lines: [
        'Thank you. Your order {{order_number}}, for {{order_total}}, is recorded.',
        'Payment: {{payment_title}}',
        '{{payment_instructions}}',
        'Your purchase order number: {{purchase_order_number}}',
        'To be paid by {{expires}}; after that day the order is cancelled free of charge.',
        '{{order_lines}}',
        'Delivery: {{shipping_address}}',
        'We write to you as soon as the order is confirmed.',
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
    order_credited: {
      subject: 'Credit note for order {{order_number}}',
      lines: [
        'We have issued a credit note of {{refund_amount}} for order {{order_number}}.',
        '{{refund_lines}}',
        'You no longer have to pay this amount. The credit note is attached to this message.',
      ],
      action: 'See the order',
    },
    order_canceled: {
      subject: 'Your order {{order_number}} is cancelled',
      lines: ['Your order {{order_number}} is cancelled.', 'Reason: {{reason}}'],
    },
    payment_refused: {
      subject: 'The payment for order {{order_number}} did not go through',
      lines: [
        'Your bank did not accept the payment of {{order_total}}. Nothing has been charged.',
        '{{reason}}',
      ],
      action: 'Try the payment again',
    },
    invoice: {
      subject: 'Your invoice {{invoice_number}}',
      lines: [
        'Here is invoice {{invoice_number}} for order {{order_number}}, for {{order_total}} including VAT.',
      ],
      action: 'See my order',
    },
    quotation_received: {
      subject: 'We have your quotation request {{order_number}}',
      lines: [
        'Thank you for your request {{order_number}}. There is nothing to pay, and it does not commit you.',
        '{{order_lines}}',
        'We are looking at it and will answer within one working day.',
      ],
      action: 'See the request',
    },
    quotation_ready: {
      subject: 'Your quotation {{order_number}} is ready',
      lines: [
        'Your quotation {{order_number}} is attached. It is valid until {{expires}}.',
        '{{order_lines}}',
        'Total incl. VAT: {{order_total}}',
        'You can accept it or turn it down in your account.',
      ],
      action: 'Open the quotation',
    },
    quotation_accepted: {
      subject: 'You accepted quotation {{order_number}}',
      lines: [
        'Thank you. Your quotation {{order_number}} is now an order of {{order_total}}, and the items are set aside for you.',
        '{{order_lines}}',
        'We prepare it as soon as it is paid. Please pay by {{expires}}.',
      ],
      action: 'Pay for the order',
    },
    quotation_expired: {
      subject: 'Your quotation {{order_number}} has expired',
      lines: [
        'Quotation {{order_number}} was valid until {{expires}}. It is cancelled, free of charge.',
        'You can ask for another one at today’s prices.',
      ],
      action: 'See the quotation',
    },
    quotation_for_shop: {
      subject: 'Quotation {{order_number}}: {{reason}}',
      lines: [
        'Quotation {{order_number}}: {{reason}}.',
        'Customer: {{buyer}}',
        '{{order_lines}}',
        'Total incl. VAT: {{order_total}}',
        'Message: {{message_copy}}',
      ],
    },
    withdrawal_acknowledged: {
      subject: 'Acknowledgement of your withdrawal, order {{order_number}}',
      lines: [
        'We received your withdrawal on {{received_at}}, in the name of {{customer_name}}, for order {{order_number}}. Keep this message.',
        '{{message_copy}}',
        '{{withdrawal_lines}}',
        'Send the items back by {{expires}}. We refund within fourteen days.',
      ],
    },
  },
}
