import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'

/** One picture over the whole page, and closer where that is wished; Escape closes it and the focus goes back. */
export default function Zoom({
  pictures,
  at,
  words,
  onTurn,
  onClose,
}: {
  pictures: readonly GalleryPicture[]
  at: number
  words: GalleryWords
  onTurn: (index: number) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (near || pictures.length < 2) return
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <dialog ref={dialog} className="zoom" aria-label={words.pictures} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="zoom-bar">
        <p aria-live="polite">
          {picture.place}
          <span className="vh"> {picture.alt}</span>
        </p>
        <button
          type="button"
          className="tool"
          aria-label={words.closer}
          aria-pressed={near}
          onClick={() => setNear(!near)}
        >
          <Icon name={near ? 'minus' : 'plus'} />
        </button>
        {pictures.length > 1 && (
          <>
            <button type="button" className="tool" aria-label={words.previous} onClick={() => turn(-1)}>
              <Icon name="previous" />
            </button>
            <button type="button" className="tool" aria-label={words.next} onClick={() => turn(1)}>
              <Icon name="next" />
            </button>
          </>
        )}
        <button
          type="button"
          className="tool"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div key={picture.src} className={near ? 'zoom-frame near' : 'zoom-frame'}>
        <Picture picture={picture} sizes={near ? '200vw' : '100vw'} first />
      </div>
    </dialog>
  )
}
