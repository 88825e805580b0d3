import { useId } from 'react'
import type { Card } from '../catalogue/card.ts'
import { NoPicture } from '../catalogue/no-picture.tsx'
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
  const { food, words } = page
  const composed = useComposed(page)
  const form = useId()
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={page.crumbs} />
      </div>
      <div className="wrap product">
        {page.pictures.length > 0 ? (
          <Gallery pictures={page.pictures} shown={composed.picture} words={page.words.gallery} />
        ) : (
          <div className="pictures">
            <NoPicture ratio={4 / 3} />
          </div>
        )}
        <BuyForm id={form} page={page} composed={composed} />
        {food && <FoodWindows food={food} windows={page.card.windows} />}
      </div>
      <div className="wrap section product-more">
        {food && <FoodFacts food={food} />}
        {page.specs.length > 0 && (
          <div>
            <h2>{words.specs}</h2>
            <SpecTable caption={words.specsOf} rows={page.specs} />
          </div>
        )}
        <div className="stack gy-7">
          {page.description && (
            <div>
              <h2>{words.about}</h2>
              <div
                className="prose"
                dangerouslySetInnerHTML={trustedHtml(page.description)}
                suppressHydrationWarning
              />
            </div>
          )}
          {page.maker.length > 0 && (
            <div>
              <h2>{words.maker}</h2>
              <SpecTable caption={words.maker} rows={page.maker} />
            </div>
          )}
        </div>
      </div>
      {page.related.length + page.upsell.length > 0 && (
        <div className="sand">
          <div className="wrap section stack gy-7">
            <Neighbours title={words.related} cards={page.related} />
            <Neighbours title={words.upsell} cards={page.upsell} />
          </div>
        </div>
      )}
      <BuyBar form={form} page={page} composed={composed} />
    </>
  )
}

function Neighbours({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section>
      <div className="head">
        <h2>{title}</h2>
      </div>
      <ul className="cards">
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
}
