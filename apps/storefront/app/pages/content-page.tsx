import { useLocation } from 'react-router'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { DirectionsLink } from '../content/directions-link.tsx'
import { useShop } from '../layout/use-shop.ts'
import { BlockPart } from './block-view.tsx'
import type { BlockView } from './blocks.ts'
import type { ContentPageData } from './content-page.server.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { href } from '../platform/routes.ts'
import { loadCookieTables, loadFaqSearch, loadSections } from './block-scripts.ts'
import '../content/side-nav.css'
import './blocks.css'

const FaqSearch = import.meta.env.SSR
  ? (await loadFaqSearch()).FaqSearch
  : lazyComponent(async () => (await loadFaqSearch()).FaqSearch)

const CookieTables = import.meta.env.SSR
  ? (await loadCookieTables()).CookieTables
  : lazyComponent(async () => (await loadCookieTables()).CookieTables)

const Sections = import.meta.env.SSR
  ? (await loadSections()).Sections
  : lazyComponent(async () => (await loadSections()).Sections)

/** From how many parts on a text shows its themes beside it. */
const MANY_PARTS = 3

/** A page of the editors: its blocks, and beside them its themes when it has many. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { anchors, blocks, className, crumbs, faq, heading, map, sections } = page
  const { language } = useShop()
  const { pathname } = useLocation()
  const place = blocks.findIndex(({ type }) => type === 'form')
  return (
    <div className={className}>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={crumbs} />
        <div className="list-head">
          <h1>{heading}</h1>
        </div>
        {faq && <FaqSearch {...faq} path={pathname} contact={href(language, 'contact')} />}
      </div>
      {place >= 0 ? (
        <FormLayout blocks={blocks} place={place} map={map} />
      ) : anchors.length < MANY_PARTS ? (
        <div className="wrap page-text">
          <Parts blocks={blocks} wide />
          {page.hasCookieTables && <CookieTables />}
        </div>
      ) : (
        <div className="wrap with-side page-text">
          <aside>
            <nav className="side-nav" aria-label={m.content_themes()}>
              {anchors.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          </aside>
          <div>
            <Parts blocks={blocks} />
            {page.hasCookieTables && <CookieTables />}
          </div>
        </div>
      )}
      {sections && <Sections {...sections} />}
    </div>
  )
}

/** The form, and beside it what else there is to know; below it when that is wide. */
function FormLayout({
  blocks,
  place,
  map,
}: {
  blocks: readonly BlockView[]
  place: number
  map: ContentPageData['map']
}) {
  const rest = blocks.slice(place + 1)
  const isNarrow = rest.every(({ type, html }) => type === 'text' && !html?.includes('<table'))
  return (
    <div className="wrap page-text form-page">
      <div className={rest.length > 0 && isNarrow ? 'halves wide-left' : 'stack gy-6'}>
        <div>
          <Parts blocks={blocks.slice(0, place + 1)} />
        </div>
        {rest.length > 0 && (
          <div className={isNarrow ? 'panel' : undefined}>
            <Parts blocks={rest} />
            {map && (
              <p className="mt-4">
                <DirectionsLink className="link tap" directions={map.directions}>
                  {m.content_map({ address: map.address })}
                </DirectionsLink>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** The blocks in their order; where there is room, a picture stands beside the text before it. */
function Parts({ blocks, wide = false }: { blocks: readonly BlockView[]; wide?: boolean }) {
  return blocks.map((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (wide && block.type === 'image' && before?.type === 'text') return null
    if (wide && block.type === 'text' && after?.type === 'image')
      return (
        <div key={index} className="cms-block beside">
          <BlockPart block={block} />
          <BlockPart block={after} />
        </div>
      )
    return <BlockPart key={index} block={block} />
  })
}
