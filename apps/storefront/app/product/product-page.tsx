import { useId } from 'react'
import { NoPicture } from '../catalogue/no-picture.tsx'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { latePart } from '../platform/late-part.tsx'
import { useRemembered } from '../recent/use-remembered.ts'
import { BuyForm } from './buy-form.tsx'
import { BuyBar } from './buy-row.tsx'
import { loadFood } from '../catalogue/food-scripts.ts'
import { Gallery } from './gallery.tsx'
import { loadProductMore } from './product-scripts.ts'
import type { ProductPageData } from './product.server.ts'
import { useConfiguredProduct } from './use-configured-product.ts'

const FoodOrderingTimes = import.meta.env.SSR
  ? (await loadFood()).FoodOrderingTimes
  : lazyComponent(async () => (await loadFood()).FoodOrderingTimes)

const ProductMore = latePart(
  async () => (await loadProductMore()).ProductMore,
  import.meta.env.SSR && (await loadProductMore()).ProductMore,
)

export function ProductPage({ page }: { page: ProductPageData }) {
  const { food } = page
  const configured = useConfiguredProduct(page)
  const form = useId()
  useRemembered(page.card.sku)
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={page.crumbs} />
      </div>
      <div className="wrap product">
        {page.pictures.length > 0 ? (
          <Gallery
            pictures={page.pictures}
            views={page.views}
            shown={configured.picture}
            name={page.card.name}
          />
        ) : (
          <div className="pictures">
            <NoPicture ratio={4 / 3} />
          </div>
        )}
        <BuyForm id={form} page={page} configured={configured} />
        {food && <FoodOrderingTimes food={food} windows={page.card.windows} />}
      </div>
      <ProductMore page={page} />
      <BuyBar form={form} page={page} configured={configured} />
    </>
  )
}
