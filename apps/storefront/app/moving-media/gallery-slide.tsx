import { VideoView } from './video-view.tsx'
import * as m from '../paraglide/messages.js'
import type { GalleryView } from './gallery-view.ts'
import { Turntable } from './turntable.tsx'
import './gallery-slide.css'

/** A turntable or a video in the row of a product's pictures. */
export function GallerySlide({ view }: { view: GalleryView }) {
  if (view.kind === 'turntable') return <Turntable view={view} />
  const { video, poster, captions, label, description } = view
  return (
    <div className="slide">
      <VideoView video={video} poster={poster} captions={captions} title={label} />
      {description && (
        <details className="slide-note">
          <summary className="btn secondary small">{m.video_text()}</summary>
          <p>{description}</p>
        </details>
      )}
    </div>
  )
}
