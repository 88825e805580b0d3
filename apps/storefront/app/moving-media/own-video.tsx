import { useEffect, useRef, useState } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture, type PictureData } from '../ui/picture.tsx'
import './video.css'

interface Props {
  readonly src: string
  readonly loop: boolean
  readonly poster: PictureData | undefined
  readonly captions: string | undefined
  readonly title: string | undefined
}

/** A transparent pixel: without one Chromium paints its own grey poster over the picture behind. */
const CLEAR_POSTER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * A video file of the shop, which loads when the shopper starts it. Its poster is a picture behind it: a `poster` attribute
 * would load at once and has no alternative text. Without JavaScript it has the browser's controls from the start.
 */
export function OwnVideo({ src, loop, poster, captions, title }: Props) {
  const { language } = useShop()
  const hasScript = useHydrated()
  const [state, setState] = useState<'waiting' | 'started' | 'playing'>('waiting')
  const player = useRef<HTMLVideoElement>(null)
  const isWaiting = hasScript && state === 'waiting'
  // The shopper may have started it before hydration.
  useEffect(() => {
    if (player.current?.paused === false) setState('playing')
  }, [])
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'started') player.current?.focus()
  }, [state])
  const start = () => {
    setState('started')
    // The browser's controls say when it cannot be played.
    player.current?.play().catch(() => undefined)
  }
  return (
    <div className="video">
      {poster && state !== 'playing' && <Picture picture={poster} sizes="(width >= 64rem) 46rem, 88vw" />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A video in which nobody speaks has none. */}
      <video
        ref={player}
        src={src}
        aria-label={title}
        loop={loop}
        controls={!isWaiting}
        preload="none"
        playsInline
        {...(poster && { poster: CLEAR_POSTER })}
        onPlaying={() => setState('playing')}
      >
        {captions && <track kind="captions" src={captions} srcLang={language} default />}
      </video>
      {isWaiting && (
        <button type="button" className="video-start" onClick={start}>
          <span className="vh">{m.video_play()}</span>
          <span className="video-mark">
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  )
}
