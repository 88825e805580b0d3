import { Suspense, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { latePart } from '../platform/late-part.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { showCurrent } from '../ui/show-current.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import type { GalleryView } from '../moving-media/gallery-view.ts'
import { positionLabel } from './position-label.ts'
import { loadSlide } from '../moving-media/slide-scripts.ts'

const Slide = latePart(
  async () => (await loadSlide()).Slide,
  import.meta.env.SSR && (await loadSlide()).Slide,
)
const Zoom = lazyComponent(async () => (await import('./zoom.tsx')).default)

/** A scroll container needs focus for the arrow keys. */
const keyboardScroll = { tabIndex: 0 }

/**
 * Product images, then turntables and videos, one at a time, by swipe, thumbnails or arrow keys; `shown` is the URL of the one to scroll to. A click opens
 * the zoom, or the file without JavaScript.
 */
export function Gallery({
  pictures: given,
  views = [],
  shown,
  name,
}: {
  pictures: readonly GalleryPicture[]
  views?: readonly GalleryView[] | undefined
  shown: string | undefined
  name: string
}) {
  // Keeps the initial order when the selected variant changes.
  const [pictures] = useState(given)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  const slides = [...pictures, ...views]
  const row = useRef<HTMLElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(thumbs.current?.children[current]), [current])
  // At once: Firefox ends a smooth scroll where it is when the row is laid out anew meanwhile.
  const show = useCallback(
    (index: number) => row.current?.scrollTo({ left: index * stepOf(row.current), behavior: 'instant' }),
    [],
  )
  const follow = useCallback((el: HTMLElement) => setCurrent(Math.round(el.scrollLeft / stepOf(el))), [])
  // The shopper may have scrolled before hydration.
  useEffect(() => {
    if (row.current) follow(row.current)
  }, [follow])
  const chosen = pictures.findIndex(({ src }) => src === shown)
  const isHydrating = useRef(true)
  useEffect(() => {
    const isElsewhere = isHydrating.current && row.current !== null && hasLeftStart(row.current)
    isHydrating.current = false
    if (chosen >= 0 && !isElsewhere) show(chosen)
  }, [chosen, show])
  return (
    <div className="pictures">
      <section
        ref={row}
        className="gallery"
        {...keyboardScroll}
        aria-label={m.product_pictures({ name })}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.src}
            id={`photo-${index + 1}`}
            href={picture.full}
            onClick={(event) => interceptClick(event, () => setZoomed(index))}
          >
            <span className="vh">{m.product_enlarge()} </span>
            <Picture
              picture={picture}
              sizes="(width >= 64rem) 46rem, 88vw"
              {...(index === 0 && { first: true })}
            />
            <Icon name="search" />
          </a>
        ))}
        {views.map((view, index) => (
          <div key={view.thumb} id={`photo-${pictures.length + index + 1}`}>
            <Slide view={view} />
          </div>
        ))}
      </section>
      {slides.length > 1 && (
        <ul ref={thumbs} className="thumbs">
          {slides.map((slide, index) => (
            <li key={keyOf(slide)} data-kind={'kind' in slide ? slide.kind : undefined}>
              <a
                href={`#photo-${index + 1}`}
                aria-label={'kind' in slide ? slide.label : positionLabel(index, pictures.length)}
                aria-current={index === current || undefined}
                onClick={(event) => interceptClick(event, () => show(index))}
              >
                <img src={slide.thumb} width="80" height="80" alt="" loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <Zoom
            pictures={pictures}
            at={zoomed}
            name={name}
            onTurn={setZoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The poster of a video can be one of the pictures. */
const keyOf = (slide: GalleryPicture | GalleryView): string =>
  'kind' in slide ? `${slide.kind} ${slide.thumb}` : slide.thumb

/** Scroll distance between two images. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = [...children].slice(0, 2).map((child) => child.getBoundingClientRect().left)
  return first === undefined || second === undefined ? clientWidth : second - first
}

/** Whether the shopper went to another image, by scrolling or by the link of a thumbnail. */
const hasLeftStart = ({ scrollLeft }: HTMLElement): boolean =>
  scrollLeft > 0 || location.hash.startsWith('#photo-')

/** Handles a click in place of a link, which still opens in another tab with a modifier key. */
function interceptClick(event: MouseEvent, act: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
