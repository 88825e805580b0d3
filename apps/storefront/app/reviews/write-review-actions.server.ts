import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiErrorText, isApiError } from '../forms/api-errors.ts'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { CreateReviewDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { ratingField, reviewErrorTexts, reviewRules } from './review-rules.ts'
import { reviewedProduct } from './write-review.server.ts'

/** What was sent, and why it was not accepted. */
export interface ReviewErrors {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Sends the review and returns to the product; else returns the errors with 422. */
export async function writeReview(context: Readonly<RouterContextProvider>, sku: string, form: FormData) {
  const values = valuesOf(form)
  const product = await reviewedProduct(context, sku)
  const { ratings, token } = product
  const pictures = form.getAll('picture').filter((id) => typeof id === 'string')
  const fail = (errors: FormErrors, message?: string) =>
    data<ReviewErrors>({ values, errors, message }, { status: 422 })
  const errors = formErrors(reviewRules(ratings), values, reviewErrorTexts(ratings))
  if (hasErrors(errors)) return fail(errors)
  if (!product.mayWrite) return fail({}, m.review_sign_in())
  try {
    await commerce(context).query(CreateReviewDocument, {
      input: {
        sku: product.sku,
        ...(token && { request_token: token }),
        nickname: values['nickname'] ?? '',
        summary: values['summary'] ?? '',
        text: values['text'] ?? '',
        ratings: ratings.flatMap((rating) => {
          const value = values[ratingField(rating)]
          return value ? [{ id: rating.id, value_id: value }] : []
        }),
        ...(pictures.length > 0 && { pictures }),
      },
    })
  } catch (error) {
    return fail({}, failureText(error, token !== undefined))
  }
  session(context).flash({ kind: 'success', message: m.review_sent() })
  const { language } = context.get(scopeContext)
  // Other products of the order may wait for a review, too.
  return redirect(token ? href(language, 'reviewRequest') : `${product.path}#reviews`, 303)
}

/** Why the API did not take a review whose fields are valid; rethrows what is no answer. */
function failureText(error: unknown, byLink: boolean): string {
  const category = isApiError(error) ? error.category : undefined
  if (category === 'graphql-already-exists') return m.review_repeated()
  if (category === 'graphql-authorization') return m.review_sign_in()
  if (byLink && category === 'graphql-input' && isApiError(error) && error.retryAfter === undefined)
    return m.review_link_expired()
  return apiErrorText(error)
}
