import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture, type PictureData } from '../ui/picture.tsx'
import type { BlockLink, BlockView, Slide } from './blocks.ts'
import { Prose } from '../content/prose.tsx'
import { To } from './to.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { loadVideoView } from '../moving-media/video-script.ts'
import { loadFaqGroups, loadProducts, loadSiteForm } from './block-scripts.ts'

const SiteForm = import.meta.env.SSR
  ? (await loadSiteForm()).SiteForm
  : lazyComponent(async () => (await loadSiteForm()).SiteForm)
const FaqGroups = import.meta.env.SSR
  ? (await loadFaqGroups()).FaqGroups
  : lazyComponent(async () => (await loadFaqGroups()).FaqGroups)
const Products = import.meta.env.SSR
  ? (await loadProducts()).Products
  : lazyComponent(async () => (await loadProducts()).Products)
const VideoView = import.meta.env.SSR
  ? (await loadVideoView()).VideoView
  : lazyComponent(async () => (await loadVideoView()).VideoView)

const textWide = '(min-width: 64rem) 42rem, 92vw'

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
      return <SiteForm data={block.form} />
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

/** A picture, linked if it has a target, with a caption in HTML. */
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
    <Link className="category-tile" to={to}>
      {picture && <Picture picture={picture} sizes={textWide} />}
      <span className="category-tile-text">
        <span className="h3">{label}</span>
      </span>
    </Link>
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
          <Picture picture={picture} sizes="(min-width: 37.5rem) 27rem, 84vw" />
          {title && <p className="slide-title">{title}</p>}
          {html && <Prose html={html} />}
        </li>
      ))}
    </ul>
  )
}
