import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { STARTS, type Start } from './draft.ts'

const texts: Readonly<Record<Start, { title: () => string; text: () => string }>> = {
  percent: { title: () => m.promo_start_percent(), text: () => m.promo_start_percent_text() },
  buy: { title: () => m.promo_start_buy(), text: () => m.promo_start_buy_text() },
  shipping: { title: () => m.promo_start_shipping(), text: () => m.promo_start_shipping_text() },
  code: { title: () => m.promo_start_code(), text: () => m.promo_start_code_text() },
  sale: { title: () => m.promo_start_sale(), text: () => m.promo_start_sale_text() },
  blank: { title: () => m.promo_start_blank(), text: () => m.promo_start_blank_text() },
}

/** The promotions that shops begin most often. */
export default function ChooseStart() {
  return (
    <Page
      title={m.promo_start_title()}
      back={{ to: '/promotions', label: m.promo_title() }}
      facts={m.promo_start_text()}
      width="narrow"
    >
      <title>{`${m.promo_start_title()} | Comptoir`}</title>
      <Card>
        {STARTS.map((start) => (
          <CardPart key={start}>
            <Link className="link" to={`/promotions/new/${start}`}>
              <b>{texts[start].title()}</b>
            </Link>
            <p className="muted">{texts[start].text()}</p>
          </CardPart>
        ))}
      </Card>
    </Page>
  )
}
