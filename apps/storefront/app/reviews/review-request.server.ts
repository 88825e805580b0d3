import type { RouterContextProvider } from 'react-router'
import { pictureOf } from '../content/pictures.ts'
import { RefuseReviewRequestsDocument, ReviewRequestDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { CommerceError, isServerFailure } from '../platform/commerce-errors.ts'
import { linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { reviewRequestSeo } from './seo.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the link of a mail asks to review; without `products` where the link is not valid any more. */
export async function reviewRequestPage(context: Context) {
  const token = linkToken(context, 'review_request')?.token
  return {
    products: token ? await productsOf(context, token) : undefined,
    // Also who comes too late can end the mails.
    canRefuse: token !== undefined,
    seo: reviewRequestSeo(context),
  }
}

async function productsOf(context: Context, token: string) {
  const { language } = context.get(scopeContext)
  try {
    const { reviewRequest } = await commerce(context).query(ReviewRequestDocument, { token })
    if (reviewRequest.is_expired) return undefined
    return reviewRequest.products.map(({ sku, name, optimized_images: images }) => ({
      sku: sku ?? '',
      name: name ?? '',
      to: href(language, 'writeReview', { sku: sku ?? '' }),
      picture: pictureOf(images?.[0], ''),
    }))
  } catch (error) {
    if (!(error instanceof CommerceError) || isServerFailure(error)) throw error
    return undefined
  }
}

/** Ends the mails that ask for reviews; false where the link is not valid. */
export async function refuseReviewRequests(context: Context): Promise<boolean> {
  const token = linkToken(context, 'review_request')?.token
  if (!token) return false
  try {
    return (await commerce(context).query(RefuseReviewRequestsDocument, { token })).refuseReviewRequests
  } catch (error) {
    if (!(error instanceof CommerceError) || isServerFailure(error)) throw error
    return false
  }
}
