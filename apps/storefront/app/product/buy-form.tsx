import { formatMoney } from '../platform/money.ts'
import { Form } from 'react-router'
import { PriceLines } from '../catalogue/price-block.tsx'
import { Rating } from '../catalogue/rating.tsx'
import { CompareToggle } from '../catalogue/compare-toggle.tsx'
import { DietLabels } from '../catalogue/diet-labels.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import { useUnavailableSlot } from '../fulfilment/unavailable-at-slot.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { latePart, stillPart } from '../platform/late-part.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { ShareButton } from '../share/share-button.tsx'
import { trustedHtml } from '../platform/trusted-html.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { AlertLink } from './alert-link.tsx'
import { BuyRow } from './buy-row.tsx'
import { optionFieldName } from '../catalogue/option-field-name.ts'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ConfigurableOptionField } from './configurable-option-field.tsx'
import { ProductOptionField } from './product-option-field.tsx'
import type { ProductPageData } from './product.server.ts'
import {
  loadBuyErrors,
  loadGroupedItems,
  loadPriceDetails,
  loadPurchaseInfo,
  loadQuantityPrices,
} from './product-scripts.ts'
import { sharedSelection } from './shared-selection.ts'
import type { ConfiguredProduct } from './use-configured-product.ts'

const GroupedItemsTable = import.meta.env.SSR
  ? (await loadGroupedItems()).GroupedItemsTable
  : lazyComponent(async () => (await loadGroupedItems()).GroupedItemsTable)

const QuantityPrices = import.meta.env.SSR
  ? (await loadQuantityPrices()).QuantityPrices
  : lazyComponent(async () => (await loadQuantityPrices()).QuantityPrices)
const BuyErrors = import.meta.env.SSR
  ? (await loadBuyErrors()).BuyErrors
  : lazyComponent(async () => (await loadBuyErrors()).BuyErrors)
const PriceDetails = stillPart(
  async () => (await loadPriceDetails()).PriceDetails,
  import.meta.env.SSR && (await loadPriceDetails()).PriceDetails,
)
const PurchaseInfo = latePart(
  async () => (await loadPurchaseInfo()).PurchaseInfo,
  import.meta.env.SSR && (await loadPurchaseInfo()).PurchaseInfo,
)

interface BuyFormProps {
  readonly id: string
  readonly page: ProductPageData
  readonly configured: ConfiguredProduct
}

/** Name, price, options and add-to-cart button. The form posts to the product page, which shows its errors. */
export function BuyForm({ id, page, configured }: BuyFormProps) {
  const { card, groupedItems } = page
  const { form, price, stock, refresh, errors } = configured
  // Its own words stand at the button; "in stock" beside them would deny them.
  const missed = useUnavailableSlot(card.windows)
  return (
    <div className="buy">
      <Form
        ref={form}
        method="post"
        action={page.path}
        id={id}
        className="buy-choices"
        data-buys={card.sku}
        preventScrollReset
        onChange={refresh}
      >
        {/* Enter in a field presses the first button: it must not be the one that updates the price. */}
        <button className="vh" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="sku" value={card.sku} />
        <Badges page={page} percentOff={price?.before?.percentOff} />
        <h1>{card.name}</h1>
        {card.rating && (
          <a className="rating-link" href="#reviews">
            <Rating {...card.rating} />
          </a>
        )}
        {page.lead && (
          <div className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead)} suppressHydrationWarning />
        )}
        {page.food && <DietLabels labels={page.food.diets} />}
        {Object.keys(errors).length > 0 && <BuyErrors page={page} title={configured.title} errors={errors} />}
        <div className="price-block" aria-live="polite">
          <PriceLines price={price} big />
          {page.range && <PriceRange range={page.range} />}
          {price?.tiers && <QuantityPrices price={price} />}
          <PriceDetails details={page.priceDetails} />
          {(!missed || stock.state === 'out') && <StockStatus stock={stock} />}
        </div>
        <Options page={page} configured={configured} />
        {groupedItems.length > 0 && (
          <GroupedItemsTable
            name={card.name}
            groupedItems={groupedItems}
            start={configured.start}
            errors={errors}
            onChange={refresh}
          />
        )}
        <BuyRow page={page} configured={configured} />
      </Form>
      <div className="row">
        <FavouriteButton form={id} sku={card.sku} />
        <ShareButton
          title={card.name}
          url={pathWithQuery(page.shareUrl, sharedSelection(page, configured.now).toString())}
        />
        <CompareToggle sku={card.sku} name={card.name} />
        <AlertLink kind="price" page={page} configured={configured} />
      </div>
      <PurchaseInfo page={page} isOutOfStock={stock.state === 'out'} />
    </div>
  )
}

/** Options of the product; without JavaScript a button updates the price. */
function Options({ page, configured }: Pick<BuyFormProps, 'page' | 'configured'>) {
  const { options, variants, productOptions, groupedItems } = page
  const { selection, base, start, now, errorOf, isUnavailable, stock } = configured
  const last = options.at(-1)
  const errorTextOf = (option: (typeof options)[number]) => {
    if (isUnavailable) return option === last ? m.cart_error_options_unavailable() : undefined
    const isDone = options.every(({ code }) => selection[code]) && stock.state !== 'out'
    return isDone ? undefined : errorOf(optionFieldName(option.code))
  }
  return (
    <>
      {options.map((option) => (
        <ConfigurableOptionField
          key={option.code}
          {...{ option, variants, selection }}
          start={start.get(optionFieldName(option.code))}
          error={errorTextOf(option)}
        />
      ))}
      {(configured.price ? productOptions : []).map((option) => (
        <ProductOptionField
          key={option.name}
          {...{ option, base, start, now }}
          error={errorOf(option.name)}
        />
      ))}
      {configured.price && options.length + productOptions.length + groupedItems.length > 0 && (
        <p className="without-script">
          <Button small type="submit" name="update" value="1">
            {m.product_update()}
          </Button>
        </p>
      )}
    </>
  )
}

function PriceRange({ range: { low, high } }: { range: NonNullable<ProductPageData['range']> }) {
  const { language } = useShop()
  const from = formatMoney(low, language)
  return (
    <p className="help">
      {high
        ? m.product_range({ low: from, high: formatMoney(high, language) })
        : m.product_from({ low: from })}
    </p>
  )
}

function Badges({
  page: { card, meal },
  percentOff,
}: {
  page: ProductPageData
  percentOff: number | undefined
}) {
  if (percentOff === undefined && !card.isNew && !meal) return null
  return (
    <div className="row gap-2">
      {percentOff !== undefined && <Badge kind="promo">{m.price_percent({ percent: percentOff })}</Badge>}
      {card.isNew && <Badge kind="new">{m.card_new()}</Badge>}
      {meal && <Badge kind="neutral">{meal === 'lunch' ? m.food_lunch() : m.food_evening()}</Badge>}
    </div>
  )
}
