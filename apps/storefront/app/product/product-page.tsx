import { useId } from 'react'
import { ProductCard } from '../catalogue/product-card.tsx'
import { Trail } from '../layout/trail.tsx'
import { trustedHtml } from '../platform/trusted-html.ts'
import { BuyForm } from './buy-form.tsx'
import { BuyBar } from './buy-row.tsx'
import { FoodFacts, FoodWindows } from './food-facts.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPageData } from './product.server.ts'
import { SpecTable } from './spec-table.tsx'
import { useComposed } from './use-composed.ts'

export function ProductPage({ page }: { page: ProductPageData }) {
  const { food } = page
  const composed = useComposed(page)
  const form = useId()
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={page.crumbs} />
      </div>
      <div className="wrap product">
        <Gallery
          pictures={page.pictures}
          first={composed.variant?.picture ?? 0}
          label={page.words.pictures}
        />
        <BuyForm id={form} page={page} composed={composed} />
        {food && <FoodWindows food={food} />}
      </div>
      <div className="wrap section product-more">
        {food && <FoodFacts food={food} />}
        {page.specs.length > 0 && (
          <div>
            <h2>{page.words.specs}</h2>
            <SpecTable caption={page.words.specsOf} rows={page.specs} />
          </div>
        )}
        {page.description && (
          <div>
            <h2>{page.words.about}</h2>
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
              <h2>{page.words.related}</h2>
            </div>
            <ul className="cards">
              {page.related.map((related) => (
                <ProductCard key={related.sku} card={related} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <BuyBar form={form} page={page} composed={composed} />
    </>
  )
}
