import type { ProductTurntable, ProductVideo } from '@comptoir/contract/generated/types'
import { optimizedImage } from './optimized-image.ts'
import { sizePath, sizesOf } from './picture-sizes.ts'
import type { VideoRow } from './product-details.sql.ts'
import type { ViewSource } from './view-source.ts'

/** What Magento calls every video of a gallery. */
const videoType = 'external-video'

type Source = Pick<ViewSource, 'details' | 'viewer' | 'mediaUrl'>

/** The videos of a gallery, which come after its pictures. */
export function productVideos(source: Source): (ProductVideo & { __typename: string })[] {
  const { details, viewer, mediaUrl } = source
  const { language, settings } = viewer.store
  return details.videos.map((row, index) => {
    const label = textIn(row.titles, language)
    const picture = row.poster
    const captions = row.captions[language]
    const poster =
      picture &&
      optimizedImage(mediaUrl, picture, { label, colour: picture.colour, maxima: settings.image_maxima })
    return {
      __typename: 'ProductVideo',
      url: poster?.sizes.at(-1)?.webp ?? null,
      label,
      position: details.media.length + index,
      disabled: false,
      types: [],
      video_content: videoContent(source, row),
      poster,
      created_at: new Date(row.created_at).toISOString(),
      captions_url: captions === undefined ? null : `${mediaUrl}/${captions}`,
    }
  })
}

/** The videos as entries of Magento's older gallery, by the original names of their posters. */
export function videoEntries(source: Source) {
  return source.details.videos.map((row, index) => ({
    id: row.id,
    file: row.poster?.file ?? null,
    label: textIn(row.titles, source.viewer.store.language),
    position: source.details.media.length + index,
    types: [],
    media_type: videoType,
    video_content: videoContent(source, row),
  }))
}

/** What Magento says of a video; no provider for a file of the shop. */
function videoContent({ viewer, mediaUrl }: Source, row: VideoRow) {
  const { language } = viewer.store
  return {
    media_type: videoType,
    video_provider: providerOf(row.source),
    video_url: isAddress(row.source) ? row.source : `${mediaUrl}/${row.source}`,
    video_title: textIn(row.titles, language),
    video_description: textIn(row.descriptions, language),
    video_metadata: null,
  }
}

export function productTurntables({ details, viewer, mediaUrl }: Source): ProductTurntable[] {
  const { language, settings } = viewer.store
  return details.turntables.flatMap(({ frames, labels }) => {
    const [first] = frames
    if (!first) return []
    const label = textIn(labels, language)
    return [
      {
        label,
        poster: optimizedImage(mediaUrl, first, {
          label,
          colour: first.colour,
          maxima: settings.image_maxima,
        }),
        frames: frames.map((frame) => {
          const large = sizesOf(frame).find(({ code }) => code === 'lg')
          return `${mediaUrl}/${sizePath(frame, large?.width ?? frame.width, 'webp')}`
        }),
      },
    ]
  })
}

const isAddress = (source: string): boolean => source.startsWith('https://')

/** Magento's names of the hosts that it plays; null for others and for the shop's own files. */
function providerOf(source: string): string | null {
  if (!isAddress(source)) return null
  const { hostname } = new URL(source)
  if (/(?:^|\.)(?:youtube|youtube-nocookie)\.com$|^youtu\.be$/.test(hostname)) return 'youtube'
  return /(?:^|\.)vimeo\.com$/.test(hostname) ? 'vimeo' : null
}

/** The text in a language, or in the first that has one. */
const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? Object.values(texts)[0] ?? ''
