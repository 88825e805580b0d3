import type { RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import { pictureOf } from '../content/pictures.ts'
import { ReviewedProductDocument } from '../generated/graphql.ts'
import { legalPath } from '../layout/legal-path.ts'
import { commerce } from '../platform/commerce.server.ts'
import { linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { ReviewRating } from './review-rules.ts'
import { writeReviewSeo } from './seo.server.ts'

type Context = Readonly<RouterContextProvider>

/** Throws a 404 response for an unknown product, and on a website without reviews. */
export async function reviewedProduct(context: Context, sku: string) {
  const { reviews } = await storeInfo(context)
  if (!reviews) throw await notFound(context)
  const { products, productReviewRatingsMetadata: metadata } = await commerce(context).query(
    ReviewedProductDocument,
    { sku },
  )
  const product = products?.items?.[0]
  if (!product?.sku) throw await notFound(context)
  const { signedIn, firstname } = await visitor(context)
  const token = signedIn ? undefined : linkToken(context, 'review_request')?.token
  return {
    sku: product.sku,
    name: product.name ?? '',
    path: href(context.get(scopeContext).language, 'product', { urlKey: product.url_key ?? '' }),
    picture: pictureOf(product.optimized_images?.[0], ''),
    ratings: ratingsOf(metadata.items),
    pictures: reviews.pictures,
    mayWrite: signedIn || reviews.guests || token !== undefined,
    /** Of the link in a mail: the buyer needs no account. */
    token,
    firstname,
  }
}

type ApiRating = {
  readonly id: string
  readonly name: string
  readonly values: readonly ({ readonly value: string; readonly value_id: string } | null)[]
} | null

/** Magento's ratings, with the best value last. */
function ratingsOf(items: readonly ApiRating[]): ReviewRating[] {
  return items.flatMap((one) =>
    one
      ? [
          {
            id: one.id,
            name: one.name,
            values: one.values
              .flatMap((value) => (value ? [{ stars: Number(value.value), id: value.value_id }] : []))
              .toSorted((a, b) => a.stars - b.stars),
          },
        ]
      : [],
  )
}

/** The page on which one writes a review of a product. */
export async function writeReviewPage(context: Context, sku: string) {
  const { sku: _sku, token: _token, firstname, ...product } = await reviewedProduct(context, sku)
  const { site, language, page } = context.get(scopeContext)
  // Who comes by the link of a mail sees the form, others are asked to sign in.
  page.isCacheable = false
  const own = href(language, 'writeReview', { sku })
  return {
    ...product,
    values: { nickname: firstname ?? '' },
    uploadPath: href(language, 'reviewPicture'),
    privacyPath: legalPath(site, language, 'confidentialite'),
    signIn: href(language, 'login', { return_to: own }),
    seo: writeReviewSeo(context, product.name),
  }
}
