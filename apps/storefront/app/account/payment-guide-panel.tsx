import * as m from '../paraglide/messages.js'
import { Facts } from '../ui/facts.tsx'
import { paymentFacts, type PaymentGuide } from './payment-guide.ts'

/** Instructions, bank details and deadline of an order that is paid without a card. */
export function PaymentGuidePanel({ guide }: { guide: PaymentGuide }) {
  const facts = paymentFacts(guide)
  return (
    <section className="panel open stack gy-3" aria-labelledby="payment-guide">
      <h2 className="h3" id="payment-guide">
        {m.order_pay_title()}
      </h2>
      {guide.text && <p>{guide.text}</p>}
      {facts.length > 0 && (
        <dl className="pairs">
          <Facts facts={facts} />
        </dl>
      )}
    </section>
  )
}
