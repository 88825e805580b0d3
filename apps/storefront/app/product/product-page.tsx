import { useId, useMemo, useState } from 'react'
import { ProductCard } from '../catalogue/product-card.tsx'
import { Trail } from '../layout/trail.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { BuyForm, BuyBar } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPageData } from './product.server.ts'
import { SpecTable } from './spec-table.tsx'
import { bestVariant } from './variants.ts'

export function ProductPage({ page }: { page: ProductPageData }) {
  const { card, variants, chosen } = page
  const opening = useMemo(() => bestVariant(variants, new Set(chosen)), [variants, chosen])
  const [variant, setVariant] = useState(opening)
  const form = useId()
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={page.crumbs} />
      </div>
      <div className="wrap product">
        <Gallery pictures={page.pictures} first={variant?.picture ?? 0} name={card.name} />
        <BuyForm id={form} page={page} variant={variant} onChoose={setVariant} />
      </div>
      <div className="wrap section product-more">
        {page.specs.length > 0 && (
          <div>
            <h2>{m.product_specs()}</h2>
            <SpecTable name={card.name} rows={[...page.specs, { label: m.product_sku(), value: card.sku }]} />
          </div>
        )}
        {page.description && (
          <div>
            <h2>{m.product_about()}</h2>
            <div
              className="prose"
              dangerouslySetInnerHTML={trustedHtml(page.description)}
              suppressHydrationWarning
            />
          </div>
        )}
      </div>
      {page.related.length > 0 && (
        <section className="sand">
          <div className="wrap section">
            <div className="head">
              <h2>{m.product_related()}</h2>
            </div>
            <ul className="cards">
              {page.related.map((related) => (
                <ProductCard key={related.sku} card={related} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <BuyBar form={form} card={card} variant={variant} />
    </>
  )
}
