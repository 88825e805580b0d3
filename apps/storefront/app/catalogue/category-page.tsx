import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { trustedHtml } from '../platform/trusted-html.ts'
import { Picture } from '../ui/picture.tsx'
import type { CategoryPageData } from './category.server.ts'
import { ListingView } from './listing-view.tsx'
import { MenuTabs } from './menu-tabs.tsx'

export function CategoryPage({ page }: { page: CategoryPageData }) {
  // Who narrowed the list or turned a page looks for products, not for what the category is about.
  const isIntroduced = isWhole(page.list.state)
  const hasPicture = isIntroduced && page.picture
  return (
    <>
      <div className={isIntroduced ? 'wrap section-tight' : 'wrap list-top'}>
        <PageBreadcrumbs crumbs={page.crumbs} />
        <div className={hasPicture ? 'list-head with-picture' : 'list-head'}>
          <h1>{page.name}</h1>
          {isIntroduced && page.description && (
            <div
              className="lead"
              dangerouslySetInnerHTML={trustedHtml(page.description)}
              suppressHydrationWarning
            />
          )}
          {hasPicture && (
            <Picture
              picture={hasPicture}
              sizes="(width >= 64rem) 34rem, 92vw"
              first
              className="list-picture"
            />
          )}
        </div>
      </div>
      <ListingView
        page={page}
        heading={page.heading}
        above={page.sections.length > 0 && <MenuTabs page={page} />}
      />
      {page.block && <Block block={page.block} />}
    </>
  )
}

const isWhole = ({ filters, price, page }: CategoryPageData['list']['state']) =>
  Object.keys(filters).length === 0 && price === undefined && page === 1

/** CMS block below the products. */
function Block({ block: { title, content } }: { block: NonNullable<CategoryPageData['block']> }) {
  return (
    <section className="band-quiet">
      <div className="wrap section">
        {title && <h2 className="mb-4">{title}</h2>}
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(content)} suppressHydrationWarning />
      </div>
    </section>
  )
}
