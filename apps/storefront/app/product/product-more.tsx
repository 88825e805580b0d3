import type { Card } from '../catalogue/card.ts'
import { loadFood } from '../catalogue/food-scripts.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { trustedHtml } from '../platform/trusted-html.ts'
import { RecentlyViewed } from '../recent/recently-viewed.tsx'
import { ReviewInvitation } from '../reviews/review-section.tsx'
import { loadReviews } from '../reviews/review-scripts.ts'
import type { ProductPageData } from './product.server.ts'
import { specRows } from './spec-rows.ts'
import { SpecTable } from './spec-table.tsx'

const FoodDetails = import.meta.env.SSR
  ? (await loadFood()).FoodDetails
  : lazyComponent(async () => (await loadFood()).FoodDetails)
const Reviews = import.meta.env.SSR
  ? (await loadReviews()).Reviews
  : lazyComponent(async () => (await loadReviews()).Reviews)

/** What stands below the picture and the form of a product. */
export function ProductMore({ page }: { page: ProductPageData }) {
  const { food } = page
  return (
    <>
      <div className="wrap section product-more">
        {food && <FoodDetails food={food} />}
        {page.specs.attributes.length > 0 && (
          <div>
            <h2>{m.product_specs()}</h2>
            <SpecTable caption={m.product_specs_of({ name: page.card.name })} rows={specRows(page)} />
          </div>
        )}
        <div className="stack gy-7">
          {page.description && (
            <div>
              <h2>{m.product_description()}</h2>
              <div
                className="prose"
                dangerouslySetInnerHTML={trustedHtml(page.description)}
                suppressHydrationWarning
              />
            </div>
          )}
          {page.manufacturer.length > 0 && (
            <div>
              <h2>{m.product_manufacturer()}</h2>
              <SpecTable caption={m.product_manufacturer()} rows={page.manufacturer} />
            </div>
          )}
        </div>
      </div>
      {page.companions.length + page.alternatives.length > 0 && (
        <div className="band-quiet">
          <div className="wrap section stack gy-7">
            <RelatedProducts title={m.product_related()} cards={page.companions} />
            <RelatedProducts title={m.product_upsell()} cards={page.alternatives} />
          </div>
        </div>
      )}
      <ProductReviews page={page} />
      <RecentlyViewed viewed={page.card.sku} />
    </>
  )
}

function ProductReviews({ page: { reviews, card, path, writeReview } }: { page: ProductPageData }) {
  if (!reviews) return null
  if (reviews.count === 0) return <ReviewInvitation name={card.name} write={writeReview} />
  return <Reviews reviews={reviews} path={path} write={writeReview} />
}

function RelatedProducts({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section>
      <div className="head">
        <h2>{title}</h2>
      </div>
      <ul className="cards in-pairs">
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
}
