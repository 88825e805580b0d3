import { lazy, Suspense, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

/** A scroller must take the focus itself, for arrow keys. */
const scrolledByKeyboard = { tabIndex: 0 }

/**
 * One picture at a time, by swipe, thumbs or arrow keys; `shown` is the address of the one to go to. A press opens it
 * large: over the page, or as a file where there is no script.
 */
export function Gallery({
  pictures: given,
  shown,
  words,
}: {
  pictures: readonly GalleryPicture[]
  shown: string | undefined
  words: GalleryWords
}) {
  // The order of the first view stays, whatever is chosen since.
  const [pictures] = useState(given)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  const row = useRef<HTMLElement>(null)
  const show = useCallback(
    (index: number) => row.current?.scrollTo({ left: index * stepOf(row.current) }),
    [],
  )
  const follow = useCallback((el: HTMLElement) => setCurrent(Math.round(el.scrollLeft / stepOf(el))), [])
  // A picture may have been chosen before script ran.
  useEffect(() => {
    if (row.current) follow(row.current)
  }, [follow])
  const chosen = pictures.findIndex(({ src }) => src === shown)
  useEffect(() => {
    if (chosen >= 0) show(chosen)
  }, [chosen, show])
  return (
    <div className="pictures">
      <section
        ref={row}
        className="gallery"
        {...scrolledByKeyboard}
        aria-label={words.pictures}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.src}
            id={`photo-${index + 1}`}
            href={picture.full}
            onClick={(event) => instead(event, () => setZoomed(index))}
          >
            <span className="vh">{words.enlarge} </span>
            <Picture
              picture={picture}
              sizes="(width >= 1024px) 46rem, 88vw"
              {...(index === 0 && { first: true })}
            />
            <Icon name="search" />
          </a>
        ))}
      </section>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ thumb, place }, index) => (
            <li key={thumb}>
              <a
                href={`#photo-${index + 1}`}
                aria-label={place}
                aria-current={index === current || undefined}
                onClick={(event) => instead(event, () => show(index))}
              >
                <img src={thumb} width="80" height="80" alt="" loading="lazy" decoding="async" />
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
            words={words}
            onTurn={setZoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** From one picture to the next. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = [...children].slice(0, 2).map((child) => child.getBoundingClientRect().left)
  return first === undefined || second === undefined ? clientWidth : second - first
}

/** A link that does something on the page, but still opens in another tab. */
function instead(event: MouseEvent, act: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
