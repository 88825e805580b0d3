import type { DownloadableProductLinks, DownloadableProductSamples } from '@comptoir/contract/generated/types'
import { fromMinorUnits, type Cents } from '@comptoir/rules/money'
import { encodeUid } from '../platform/uid.ts'
import { titleIn } from './product-options.ts'
import type { DownloadLink, Downloads } from './product-values.ts'

/** uid of a link, in Magento's format. */
export function downloadLinkUid(linkId: number): string {
  return encodeUid(`downloadable/${linkId}`)
}

/** Addresses of samples, which anybody may download. */
export const linkSamplePath = (linkId: number | string) =>
  `/downloadable/download/linkSample/link_id/${linkId}`
export const samplePath = (sampleId: number | string) => `/downloadable/download/sample/sample_id/${sampleId}`

type Shown = {
  language: string
  currency: string
  publicUrl: string
  /** The price as shown to the visitor, in minor units; null where prices are hidden. */
  priceOf: (link: DownloadLink) => Cents | null
}

/** The links in Magento's format; 0 downloads are unlimited. */
export function downloadLinks(
  links: readonly DownloadLink[],
  { language, currency, publicUrl, priceOf }: Shown,
): DownloadableProductLinks[] {
  return links.map((link) => {
    const price = priceOf(link)
    const hasSample = link.sampleFile !== null || link.sampleUrl !== null
    return {
      id: link.id,
      uid: downloadLinkUid(link.id),
      title: titleIn(link.titles, language),
      sort_order: link.position,
      price: price === null ? null : fromMinorUnits(price, currency),
      number_of_downloads: link.downloadsPerUnit ?? 0,
      is_shareable: link.isShareable,
      link_type: link.file === null ? 'URL' : 'FILE',
      sample_url: hasSample ? `${publicUrl}${linkSamplePath(link.id)}` : null,
      sample_type: hasSample ? (link.sampleFile === null ? 'URL' : 'FILE') : null,
      sample_file: null,
    }
  })
}

/** The samples of a product in Magento's format. */
export function downloadSamples(
  samples: Downloads['samples'],
  { language, publicUrl }: Pick<Shown, 'language' | 'publicUrl'>,
): DownloadableProductSamples[] {
  return samples.map(({ id, titles, position, file }) => ({
    id,
    title: titleIn(titles, language),
    sort_order: position,
    sample_url: `${publicUrl}${samplePath(id)}`,
    sample_type: file === null ? 'URL' : 'FILE',
    sample_file: null,
  }))
}
