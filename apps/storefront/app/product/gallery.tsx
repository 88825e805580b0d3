import { Picture, type PictureData } from '../ui/picture.tsx'

/** A scroller without links in it must take the focus itself. */
const scrolledByKeyboard = { tabIndex: 0 }

/** All pictures at once: a swipe on a phone, a grid on a wide screen. The chosen variant's own comes first. */
export function Gallery({
  pictures,
  first,
  label,
}: {
  pictures: readonly PictureData[]
  first: number
  label: string
}) {
  const chosen = pictures[first]
  const ordered = chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : pictures
  return (
    <section className="gallery" {...scrolledByKeyboard} aria-label={label}>
      {ordered.map((picture, index) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={
            index === 0 || index === 3 ? '(width >= 1024px) 46rem, 88vw' : '(width >= 1024px) 23rem, 88vw'
          }
          {...(index === 0 && { first: true })}
        />
      ))}
    </section>
  )
}
