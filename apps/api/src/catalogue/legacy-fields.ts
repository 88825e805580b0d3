import type { MediaGalleryEntry, ProductPrices } from '@comptoir/contract/generated/types'
import { encodeUid } from '../platform/uid.ts'
import { galleryEntries } from './images.ts'
import type { ProductView } from './product-view.ts'

/** Deprecated product fields that Magento clients still request. */
export const legacyFields = {
  price: ({ price_range, price_visible }: ProductView): ProductPrices | null =>
    price_visible
      ? {
          regularPrice: { amount: price_range.minimum_price.regular_price, adjustments: [] },
          minimalPrice: { amount: price_range.minimum_price.final_price, adjustments: [] },
          maximalPrice: {
            amount: (price_range.maximum_price ?? price_range.minimum_price).final_price,
            adjustments: [],
          },
        }
      : null,
  media_gallery_entries: ({ source }: ProductView): MediaGalleryEntry[] =>
    galleryEntries(source).map((entry) => ({
      ...entry,
      uid: encodeUid(entry.id),
      disabled: false,
      content: null,
    })),
  options_container: () => 'container2',
  swatch_image: () => null,
}
