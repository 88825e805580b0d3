import { describe, expect, it } from 'vitest'
import { storeSettings, testContext } from '../platform/test-scope.fixture.ts'
import { writeReview } from './write-review-actions.server.ts'

const rating = {
  id: 'MQ==',
  name: 'Qualité',
  values: [5, 1].map((value) => ({ value: String(value), value_id: `v${value}` })),
}

/** A shop with one product; `error` is what the API answers to a review. */
function shop({ guests = true, error }: { guests?: boolean; error?: object } = {}) {
  const sent: unknown[] = []
  const context = testContext({
    sharedResponses: storeSettings({
      product_reviews_enabled: '1',
      allow_guests_to_write_product_reviews: guests ? '1' : '0',
      product_review_pictures: 4,
    }),
    transport: async ({ body }) => {
      const { operationName, variables } = JSON.parse(body)
      const answer = () => {
        if (operationName === 'ReviewedProduct')
          return {
            data: {
              products: { items: [{ sku: 'A', name: 'Clair', url_key: 'clair', optimized_images: [] }] },
              productReviewRatingsMetadata: { items: [rating] },
            },
          }
        sent.push(variables)
        return error
          ? { errors: [error] }
          : { data: { createProductReview: { review: { nickname: 'Ada' } } } }
      }
      return { status: 200, headers: {}, body: JSON.stringify(answer()) }
    },
  })
  return { context, sent }
}

const written = { 'rating:MQ==': 'v5', nickname: 'Ada', summary: 'Bien', text: 'Silencieuse.' }

async function send(
  { context }: ReturnType<typeof shop>,
  values: Readonly<Record<string, string>> = written,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  const answer = await writeReview(context, 'A', form)
  return answer instanceof Response
    ? { to: answer.headers.get('location') }
    : { status: answer.init?.status, ...answer.data }
}

describe('a review', () => {
  it('is sent with its stars and leads back to the reviews of the product', async () => {
    const { context, sent } = shop()
    expect(await send({ context, sent })).toEqual({ to: '/fr/clair.html#reviews' })
    const ratings = [{ id: 'MQ==', value_id: 'v5' }]
    expect(sent).toEqual([
      { input: { sku: 'A', nickname: 'Ada', summary: 'Bien', text: 'Silencieuse.', ratings } },
    ])
  })

  it('is sent with the pictures that were added', async () => {
    const { context, sent } = shop()
    const form = new FormData()
    for (const [name, value] of Object.entries(written)) form.set(name, value)
    for (const id of ['a1', 'b2']) form.append('picture', id)
    await writeReview(context, 'A', form)
    expect(sent).toMatchObject([{ input: { pictures: ['a1', 'b2'] } }])
  })

  it('is not sent with errors, which stand at their fields beside what was written', async () => {
    const { context, sent } = shop()
    const answer = await send({ context, sent }, { ...written, 'rating:MQ==': '', text: '' })
    expect(answer).toMatchObject({ status: 422, values: { summary: 'Bien' } })
    expect('errors' in answer && Object.keys(answer.errors)).toEqual(['rating:MQ==', 'text'])
    expect(sent).toEqual([])
  })

  it('is not sent by guests where the website does not allow it', async () => {
    const { context, sent } = shop({ guests: false })
    expect(await send({ context, sent })).toMatchObject({ status: 422, message: expect.any(String) })
    expect(sent).toEqual([])
  })

  it('keeps what was written when the author has reviewed the product already', async () => {
    const error = {
      message: 'You have reviewed this product already.',
      extensions: { category: 'graphql-already-exists' },
    }
    const answer = await send(shop({ error }))
    expect(answer).toMatchObject({ status: 422, values: written })
    expect('message' in answer && answer.message).not.toBe(error.message)
  })
})
