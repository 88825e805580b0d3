import { pictureOf, thumbOf } from '../content/pictures.ts'
import type { PictureFragment, ProductDetailFragment } from '../generated/graphql.ts'
import { videoOf } from '../moving-media/video.ts'
import { relativeUrl } from '../platform/relative-url.ts'
import type { GalleryView, ProductVideoView } from '../moving-media/gallery-view.ts'

type Product = Pick<ProductDetailFragment, 'media_gallery' | 'turntables'>
type Media = NonNullable<NonNullable<Product['media_gallery']>[number]>

/** The turntables and videos of a product; undefined without any. */
export function galleryViews(product: Product): readonly GalleryView[] | undefined {
  const turntables = (product.turntables ?? []).flatMap(({ label, poster, frames }): GalleryView[] => {
    const shown = shownOf(poster ?? undefined, label)
    return shown && frames.length > 0
      ? [{ kind: 'turntable', ...shown, frames: frames.map(relativeUrl) }]
      : []
  })
  const videos = (product.media_gallery ?? []).flatMap((media) => (media && videoView(media)) ?? [])
  const views = [...turntables, ...videos]
  return views.length > 0 ? views : undefined
}

function videoView(media: Media): ProductVideoView | undefined {
  if (!('video_content' in media)) return undefined
  const { label, poster, url, video_content: content, captions_url: captions, created_at: since } = media
  const shown = shownOf(poster ?? magentoPoster(url), label ?? '')
  const video = content?.video_url ? playable(content.video_url) : undefined
  return shown && video
    ? {
        kind: 'video',
        ...shown,
        video,
        captions: captions ? relativeUrl(captions) : undefined,
        description: content?.video_description ?? '',
        since: since ?? undefined,
      }
    : undefined
}

/** A file of the shop plays in the page; another host is only linked, as it learns who opens it. */
function playable(address: string): ProductVideoView['video'] | undefined {
  const path = relativeUrl(address)
  const video = videoOf(path.startsWith('/media/') ? path : address, { autoplay: false, loop: false })
  return video?.kind === 'embed' ? { kind: 'link', watch: video.watch, host: video.host } : video
}

function shownOf(poster: PictureFragment | undefined, label: string) {
  const picture = pictureOf(poster, label)
  return picture && { label, poster: picture, thumb: thumbOf(poster)?.src ?? picture.src }
}

/** Magento has one file, of unknown size. */
function magentoPoster(url: string | null | undefined): PictureFragment | undefined {
  if (!url) return undefined
  return {
    label: null,
    colour: null,
    width: 640,
    height: 640,
    sizes: [{ width: 640, avif: '', webp: url }],
  }
}
