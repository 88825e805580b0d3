import { useEffect, useRef, useState, type MouseEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Picture, type PictureData } from '../ui/picture.tsx'
import { OwnVideo } from './own-video.tsx'
import type { Video } from './video.ts'
import './video.css'
import './video-view.css'

interface Props {
  readonly video: Video
  readonly poster: PictureData | undefined
  readonly captions: string | undefined
  readonly title?: string
}

/** What another host may do within the page; it is never the shop's own, so its scripts reach nothing of it. */
const FRAME = {
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const
const RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-presentation'

/**
 * A video that requests nothing from third parties before a click (decisions J-6): a file of the shop, or the
 * name of the host and a link. Without JavaScript the click opens the host's page.
 */
export function VideoView({ video, poster, captions, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])
  if (video.kind === 'own') return <OwnVideo {...video} poster={poster} captions={captions} title={title} />
  const { host, watch } = video
  if (isOpen && video.kind === 'embed')
    return (
      <div className="video">
        <iframe
          {...FRAME}
          sandbox={RIGHTS}
          ref={frame}
          src={video.src}
          title={title ?? m.video_of({ host })}
        />
      </div>
    )
  const open = (event: MouseEvent) => {
    if (video.kind !== 'embed' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className="video">
      {poster && <Picture picture={poster} sizes="(min-width: 64rem) 42rem, 92vw" />}
      <div className="video-ask">
        <p>{m.video_hosted({ host })}</p>
        <a className="btn" href={watch} target="_blank" rel="noopener noreferrer" onClick={open}>
          <Icon name="play" />
          {video.kind === 'embed' ? m.video_load() : m.video_open({ host })}
        </a>
      </div>
    </div>
  )
}
