import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { GalleryView, ProductVideoView } from './gallery-view.ts'
import { OwnVideo } from './own-video.tsx'
import { loadVideoView } from './video-script.ts'
import { Turntable } from './turntable.tsx'
import './slide.css'

/** A video of another host, which few products have. */
const VideoView = import.meta.env.SSR
  ? (await loadVideoView()).VideoView
  : lazyComponent(async () => (await loadVideoView()).VideoView)

/** A turntable or a video in the row of a product's pictures. */
export function Slide({ view }: { view: GalleryView }) {
  return view.kind === 'turntable' ? <Turntable view={view} /> : <VideoSlide view={view} />
}

function VideoSlide({ view: { video, poster, captions, label, description } }: { view: ProductVideoView }) {
  const shown = { poster, captions, title: label }
  return (
    <div className="slide">
      {video.kind === 'own' ? <OwnVideo {...video} {...shown} /> : <VideoView video={video} {...shown} />}
      {description && (
        <details className="slide-note">
          <summary className="btn secondary small">{m.video_text()}</summary>
          <p>{description}</p>
        </details>
      )}
    </div>
  )
}
