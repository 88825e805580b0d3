import * as m from '../paraglide/messages.js'
import type { ProductVideoView } from './gallery-view.ts'
import { VideoView } from './video-view.tsx'
import './slide.css'
import './video-slide.css'

/** A video in the row of a product's pictures. */
export function VideoSlide({
  view: { video, poster, captions, label, description },
}: {
  view: ProductVideoView
}) {
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
