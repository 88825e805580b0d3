import type { MediaGalleryInterface, OptimizedImage, ProductImage } from '@comptoir/contract/generated/types'
import { isYes } from './attribute.ts'
import type { MediaRow } from './product-details.sql.ts'
import { storeValue } from './product-details.ts'
import { sizePath, widthOfSingleFile, type Picture } from './picture-sizes.ts'
import { productVideos, videoEntries } from './product-videos.ts'
import { optimizedImage } from './optimized-image.ts'
import { textInStore } from './product.ts'
import type { ViewSource } from './view-source.ts'

type ImageRole = 'image' | 'small_image' | 'thumbnail'

/** The picture with a role, or else the first picture. `url` is null when the product has none. */
export function imageWithRole(source: ViewSource, role: ImageRole): ProductImage {
  const media = mediaOf(source)
  const row = media.find(({ roles }) => roles.includes(role)) ?? media[0]
  if (row) return imageOf(source, row)
  const { product, viewer } = source
  return {
    url: null,
    label: textInStore(product.names, viewer.store.id),
    position: null,
    disabled: null,
    types: [],
  }
}

export function mediaGallery(source: ViewSource): (MediaGalleryInterface & { __typename: string })[] {
  const pictures = mediaOf(source).map((row) => ({ __typename: 'ProductImage', ...imageOf(source, row) }))
  return [...pictures, ...productVideos(source)]
}

/** The media gallery by original file names, with roles. */
export function galleryEntries(source: ViewSource) {
  const pictures = mediaOf(source).map((row) => ({
    id: row.id,
    file: row.file,
    label: labelOf(source, row),
    position: row.position,
    types: row.roles,
    media_type: 'image',
    video_content: null,
  }))
  return [...pictures, ...videoEntries(source)]
}

/** All pictures in all sizes (spec 001 §3, decisions J-11). */
export function optimizedImages(source: ViewSource): OptimizedImage[] {
  const maxima = source.viewer.store.settings.image_maxima
  return mediaOf(source).flatMap((row) => {
    const picture = pictureOf(row)
    const shown = { label: labelOf(source, row), colour: row.colour, maxima }
    return picture ? [optimizedImage(source.mediaUrl, picture, shown)] : []
  })
}

/**
 * Pictures in stored order, with the main picture first unless `keep_images_order` is set (decisions J-12).
 */
function mediaOf({ details, viewer }: ViewSource): readonly MediaRow[] {
  if (isYes(storeValue(details, viewer.store.id, 'keep_images_order'))) return details.media
  const isMain = (row: MediaRow) => Number(row.roles.includes('image'))
  return details.media.toSorted((a, b) => isMain(b) - isMain(a))
}

function imageOf(source: ViewSource, row: MediaRow): ProductImage {
  const picture = pictureOf(row)
  return {
    url: picture ? `${source.mediaUrl}/${sizePath(picture, widthOfSingleFile(picture), 'webp')}` : null,
    label: labelOf(source, row),
    position: row.position,
    disabled: false,
    types: row.roles,
  }
}

function labelOf({ viewer, product }: ViewSource, { labels }: MediaRow): string {
  return labels[viewer.store.code] ?? labels.default ?? textInStore(product.names, viewer.store.id)
}

function pictureOf({ file, width, height, content_hash }: MediaRow): Picture | undefined {
  if (width === null || height === null || content_hash === null) return undefined
  return { file, width, height, contentHash: content_hash }
}
