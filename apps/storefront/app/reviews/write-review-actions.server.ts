import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiErrorText, isApiError } from '../forms/api-errors.ts'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { CreateReviewDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
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
export async function writeReview(context: Readonly<RouterContextProvider>, urlKey: string, form: FormData) {
  const values = valuesOf(form)
  const product = await reviewedProduct(context, urlKey)
  const { ratings } = product
  const fail = (errors: FormErrors, message?: string) =>
    data<ReviewErrors>({ values, errors, message }, { status: 422 })
  const errors = formErrors(reviewRules(ratings), values, reviewErrorTexts(ratings))
  if (hasErrors(errors)) return fail(errors)
  if (!product.mayWrite) return fail({}, m.review_sign_in())
  try {
    await commerce(context).query(CreateReviewDocument, {
      input: {
        sku: product.sku,
        nickname: values['nickname'] ?? '',
        summary: values['summary'] ?? '',
        text: values['text'] ?? '',
        ratings: ratings.flatMap((rating) => {
          const value = values[ratingField(rating)]
          return value ? [{ id: rating.id, value_id: value }] : []
        }),
      },
    })
  } catch (error) {
    const isRepeated = isApiError(error) && error.category === 'graphql-already-exists'
    return fail({}, isRepeated ? m.review_repeated() : apiErrorText(error))
  }
  session(context).flash({ kind: 'success', message: m.review_sent() })
  return redirect(`${product.path}#reviews`, 303)
}
