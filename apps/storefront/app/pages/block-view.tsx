import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ProductCard } from '../catalogue/product-card.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { useShop } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture, type PictureData } from '../ui/picture.tsx'
import type { BlockLink, BlockView, Slide } from './blocks.ts'
import { FaqGroups } from './faq-groups.tsx'
import { Prose } from '../content/prose.tsx'
import { VideoView } from './video-view.tsx'

/** Only pages with a form load what forms need; the server has it at hand, for it renders at once. */
const SiteForm = import.meta.env.SSR
  ? (await import('../forms/site-form.tsx')).SiteForm
  : lazy(async () => ({ default: (await import('../forms/site-form.tsx')).SiteForm }))

const textWide = '(min-width: 1024px) 42rem, 92vw'

/** A block of a page: its title, what the editor says, and what it shows (decisions J-4). */
export function BlockPart({ block }: { block: BlockView }) {
  if (block.type === 'faq') return <FaqGroups block={block} />
  return (
    <section
      id={block.id}
      className={['cms-block', block.type === 'form' && 'form-part', block.className]
        .filter(Boolean)
        .join(' ')}
    >
      {block.title && <h2>{block.title}</h2>}
      {block.subtitle && <p className="lead">{block.subtitle}</p>}
      {block.html && block.type !== 'image' && <Prose html={block.html} />}
      <Shown block={block} />
    </section>
  )
}

function Shown({ block }: { block: BlockView }) {
  switch (block.type) {
    case 'image':
      return <Figure picture={block.picture} to={block.to} caption={block.html} />
    case 'button':
      return <Way link={block.link} kind={block.className?.includes('primary') ? 'primary' : 'secondary'} />
    case 'category':
      return <CategoryPlate link={block.link} picture={block.picture} />
    case 'products':
      return <Products block={block} />
    case 'form':
      return (
        <Suspense>
          <SiteForm data={block.form} />
        </Suspense>
      )
    case 'carousel':
      return <Carousel slides={block.slides} label={block.title ?? m.content_carousel()} />
    case 'video':
      return <VideoView {...block} />
    case 'separator':
      return <hr />
    default:
      return null
  }
}

/** Addresses of the shop change the page without a reload; others are documents of their own. */
function To({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} rel={to.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
}

function Way({ link: { label, to }, kind }: { link: BlockLink; kind: 'primary' | 'secondary' }) {
  if (to.startsWith('/'))
    return (
      <ButtonLink kind={kind} to={to}>
        {label}
      </ButtonLink>
    )
  return (
    <To className={`btn ${kind}`} to={to}>
      {label}
    </To>
  )
}

/** A picture, which may lead somewhere, with what is said below it as HTML. */
function Figure({
  picture,
  to,
  caption,
}: {
  picture: PictureData
  to?: string | undefined
  caption?: string | undefined
}) {
  const shown = <Picture picture={picture} sizes={textWide} />
  return (
    <figure>
      {to ? <To to={to}>{shown}</To> : shown}
      {caption && <figcaption dangerouslySetInnerHTML={trustedHtml(caption)} suppressHydrationWarning />}
    </figure>
  )
}

function CategoryPlate({
  link: { label, to },
  picture,
}: {
  link: BlockLink
  picture: PictureData | undefined
}) {
  return (
    <Link className="plate" to={to}>
      {picture && <Picture picture={picture} sizes={textWide} />}
      <span className="plate-t">
        <span className="h3">{label}</span>
      </span>
    </Link>
  )
}

function Products({ block: { cards, link } }: { block: Extract<BlockView, { type: 'products' }> }) {
  const { features } = useShop()
  return (
    <>
      <ul className={features['perishable'] ? 'cards dishes' : 'cards'}>
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
      {link && (
        <p>
          <To className="link tap" to={link.to}>
            {link.label}
          </To>
        </p>
      )}
    </>
  )
}

/** Safari gives the keyboard no way into a place that scrolls. */
const reached = { tabIndex: 0 }

/** Pictures that the reader moves, by hand, by wheel or by the arrow keys; they never move by themselves. */
function Carousel({ slides, label }: { slides: readonly Slide[]; label: string }) {
  return (
    <ul
      {...reached}
      className="snap"
      aria-label={label}
      data-previous={m.content_previous()}
      data-next={m.content_next()}
    >
      {slides.map(({ picture, title, html }, index) => (
        <li key={index}>
          <Picture picture={picture} sizes="(min-width: 600px) 27rem, 84vw" />
          {title && <p className="slide-title">{title}</p>}
          {html && <Prose html={html} />}
        </li>
      ))}
    </ul>
  )
}
