import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { GalleryPicture } from './gallery-picture.ts'
import { positionLabel } from './position-label.ts'
import './zoom.css'

/** Full-screen dialog with one image and a magnified view. Escape closes it and restores focus. */
export default function Zoom({
  pictures,
  at,
  name,
  onTurn,
  onClose,
}: {
  pictures: readonly GalleryPicture[]
  at: number
  name: string
  onTurn: (index: number) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isMagnified, setMagnified] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isMagnified || pictures.length < 2) return
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={m.product_pictures({ name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="zoom-bar">
        <p aria-live="polite">
          {positionLabel(at, pictures.length)}
          <span className="vh"> {picture.alt}</span>
        </p>
        <button
          type="button"
          className="tool"
          aria-label={m.product_zoom()}
          aria-pressed={isMagnified}
          onClick={() => setMagnified(!isMagnified)}
        >
          <Icon name={isMagnified ? 'minus' : 'plus'} />
        </button>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className="tool"
              aria-label={m.product_picture_previous()}
              onClick={() => turn(-1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="tool"
              aria-label={m.product_picture_next()}
              onClick={() => turn(1)}
            >
              <Icon name="next" />
            </button>
          </>
        )}
        <button
          type="button"
          className="tool"
          aria-label={m.layout_close()}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div key={picture.src} className={isMagnified ? 'zoom-frame near' : 'zoom-frame'}>
        <Picture picture={picture} sizes={isMagnified ? '200vw' : '100vw'} first />
      </div>
    </dialog>
  )
}
