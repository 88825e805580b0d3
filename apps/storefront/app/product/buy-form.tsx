import { formatMoney } from '@comptoir/rules/money'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Card } from '../catalogue/card.ts'
import { PriceLines, taxWord } from '../catalogue/price-block.tsx'
import { StockWords } from '../catalogue/stock-words.tsx'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { trustedHtml } from '../platform/trusted-html.ts'
import { useShop } from '../platform/use-shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { OptionField } from './option-field.tsx'
import type { ProductPageData } from './product.server.ts'
import { Promises } from './promises.tsx'
import type { Variant } from './variants.ts'

interface BuyFormProps {
  readonly id: string
  readonly page: ProductPageData
  readonly variant: Variant | undefined
  readonly onChoose: (variant: Variant | undefined) => void
}

/** Name, price, choices and the way to the cart; works without script by sending the page its choices. */
export function BuyForm({ id, page, variant, onChoose }: BuyFormProps) {
  const { language } = useShop()
  const { card, options, variants } = page
  const price = variant ? variant.price : card.price
  const stock = variant?.stock ?? card.stock
  return (
    <div className="buy">
      <Form
        method="post"
        action={pathIn(language, 'panier')}
        id={id}
        className="buy-choices"
        preventScrollReset
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={card.sku} />
        <input type="hidden" name="from" value={page.path} />
        <Badges page={page} percentOff={price?.before?.percentOff} />
        <h1>{card.name}</h1>
        {page.lead && (
          <div className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead)} suppressHydrationWarning />
        )}
        <div className="price-block" aria-live="polite">
          <PriceLines price={price} big />
          <EcoParticipation amount={page.ecoParticipation} />
          <StockWords stock={stock} />
        </div>
        {variant &&
          options.map((option) => (
            <OptionField key={option.code} {...{ option, variants, variant, onChoose }} />
          ))}
        {options.length > 0 && (
          <p className="without-script">
            <Button small type="submit" formMethod="get" formAction={page.path}>
              {m.product_update()}
            </Button>
          </p>
        )}
        <BuyRow page={page} price={price} buyable={price !== undefined && stock.state !== 'out'} />
      </Form>
      <Promises page={page} />
    </div>
  )
}

function Badges({
  page: { card, specs },
  percentOff,
}: {
  page: ProductPageData
  percentOff: number | undefined
}) {
  if (percentOff === undefined && !card.isNew && specs.length === 0) return null
  return (
    <div className="row gap-2">
      {percentOff !== undefined && <Badge kind="promo">{m.price_percent({ percent: percentOff })}</Badge>}
      {card.isNew && <Badge kind="new">{m.card_new()}</Badge>}
    </div>
  )
}

/** Said apart, as the law asks for electrical equipment. */
function EcoParticipation({ amount }: { amount: number }) {
  const { language } = useShop()
  if (amount <= 0) return null
  return <p className="help">{m.product_eco({ amount: formatMoney(Math.round(amount * 100), language) })}</p>
}

function BuyRow({
  page,
  price,
  buyable,
}: {
  page: ProductPageData
  price: Variant['price']
  buyable: boolean
}) {
  const { language } = useShop()
  const busy = useIsAdding(page.card.sku)
  const lot = price?.lot?.size ?? 1
  const [quantity, setQuantity] = useState(lot)
  if (!price) {
    return (
      <ButtonLink
        kind="sage"
        wide
        to={`${pathIn(language, 'contact')}?sku=${encodeURIComponent(page.card.sku)}`}
      >
        {m.product_ask()}
      </ButtonLink>
    )
  }
  if (!buyable) return <p className="help">{m.product_out_help()}</p>
  const piece = price.lot?.piece ?? price.amount
  return (
    <div className="stack gy-2">
      <div className="buy-row">
        <Quantity
          value={lot}
          step={lot}
          onChange={setQuantity}
          labels={{
            field: m.product_quantity(),
            less: m.product_less({ count: lot }),
            more: m.product_more({ count: lot }),
          }}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {m.product_add({ amount: formatMoney(piece * Math.max(quantity, 0), language) })}
        </Button>
      </div>
      {lot > 1 && <p className="help">{m.product_lot_help({ size: lot })}</p>}
    </div>
  )
}

/** The same button within the thumb's reach, on a phone. */
export function BuyBar({ form, card, variant }: { form: string; card: Card; variant: Variant | undefined }) {
  const { language } = useShop()
  const busy = useIsAdding(card.sku)
  const price = variant ? variant.price : card.price
  const stock = variant?.stock ?? card.stock
  if (!price || stock.state === 'out') return null
  return (
    <div className="thumb-bar">
      <div className="bar-sum">
        <Price amount={formatMoney(price.amount, language)} tax={taxWord(price.tax)} />
        <StockWords stock={stock} />
      </div>
      <Button kind="primary" type="submit" form={form} busy={busy}>
        {m.product_add_short()}
      </Button>
    </div>
  )
}

function useIsAdding(sku: string): boolean {
  return useNavigation().formData?.get('sku') === sku
}
