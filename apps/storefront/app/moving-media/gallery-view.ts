import type { Video } from './video.ts'
import type { PictureData } from '../ui/picture.tsx'

interface Shown {
  /** Title, in the language of the page. */
  readonly label: string
  readonly poster: PictureData
  readonly thumb: string
}

/** A product on a turntable: its frames, each turned by the same angle. */
export interface TurntableView extends Shown {
  readonly kind: 'turntable'
  readonly frames: readonly string[]
}

export interface ProductVideoView extends Shown {
  readonly kind: 'video'
  /** A file of the shop, or a link to another host. */
  readonly video: Exclude<Video, { kind: 'embed' }>
  readonly captions: string | undefined
  readonly description: string
  /** ISO 8601. */
  readonly since: string | undefined
}

/** What a gallery shows after its pictures. */
export type GalleryView = TurntableView | ProductVideoView
