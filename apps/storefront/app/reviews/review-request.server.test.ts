import { expect, it } from 'vitest'
import { linkCookie } from '../platform/cookies.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { refuseReviewRequests, reviewRequestPage } from './review-request.server.ts'

/** A visitor who followed the link of a mail; the API answers operations by their name. */
function followed(answers: Readonly<Record<string, object>>) {
  const stored = new Map([[linkCookie('review_request'), JSON.stringify(['token-1'])]])
  return testContext({
    cookies: {
      get: (name) => stored.get(name),
      set: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
    transport: async ({ body }) => {
      const { operationName } = JSON.parse(body)
      return { status: 200, headers: {}, body: JSON.stringify(answers[operationName] ?? { data: {} }) }
    },
  })
}

const refused = { errors: [{ message: 'Not valid.', extensions: { category: 'graphql-input' } }] }

it('lists what the order of the mail has to review, with the way to each', async () => {
  const products = [{ sku: 'A', name: 'Clair', optimized_images: [] }]
  const context = followed({ ReviewRequest: { data: { reviewRequest: { is_expired: false, products } } } })
  expect(await reviewRequestPage(context)).toMatchObject({
    products: [{ sku: 'A', name: 'Clair', to: '/fr/avis/A' }],
    canRefuse: true,
    seo: { noindex: true },
  })
})

it('says when the link is not valid any more, and still lets the reader refuse', async () => {
  const expired = { data: { reviewRequest: { is_expired: true, products: [] } } }
  for (const answer of [expired, refused])
    expect(await reviewRequestPage(followed({ ReviewRequest: answer }))).toMatchObject({
      products: undefined,
      canRefuse: true,
    })
  expect(await reviewRequestPage(testContext())).toMatchObject({ products: undefined, canRefuse: false })
})

it('refuses by the link only', async () => {
  const done = { data: { refuseReviewRequests: true } }
  expect(await refuseReviewRequests(followed({ RefuseReviewRequests: done }))).toBe(true)
  expect(await refuseReviewRequests(followed({ RefuseReviewRequests: refused }))).toBe(false)
  expect(await refuseReviewRequests(testContext())).toBe(false)
})
