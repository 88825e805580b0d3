// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { RatingField } from './rating-field.tsx'
import { ratingField, reviewErrorTexts, reviewRules, type ReviewRating } from './review-rules.ts'

const rating: ReviewRating = {
  id: 'MQ==',
  name: 'Qualité',
  values: [1, 2, 3, 4, 5].map((stars) => ({ stars, id: `v${stars}` })),
}

function shown(values: Readonly<Record<string, string>> = {}) {
  const element = (
    <Form
      id="review"
      rules={reviewRules([rating])}
      errorTexts={reviewErrorTexts([rating])}
      names={{ [ratingField(rating)]: rating.name }}
      values={values}
      serverErrors={undefined}
    >
      <RatingField rating={rating} isRequired />
      <button>send</button>
    </Form>
  )
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr' } })
}

describe('the stars of a review', () => {
  it('are radio buttons that say how many stars they are', () => {
    shown({ [ratingField(rating)]: 'v4' })
    expect(screen.getByRole('radiogroup', { name: m.review_rating({ name: 'Qualité' }) })).toBeTruthy()
    const radios = screen.getAllByRole('radio')
    expect(radios).toHaveLength(5)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: m.review_stars({ count: 4 }) }).checked).toBe(
      true,
    )
  })

  it('are asked for at their field when none is chosen', async () => {
    shown()
    fireEvent.focus(screen.getByRole('button', { name: 'send' }))
    await act(() => vi.dynamicImportSettled())
    fireEvent.click(screen.getByRole('button', { name: 'send' }))
    expect(screen.getAllByText(m.review_rating_error(), { exact: false }).length).toBeGreaterThan(0)
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  })
})
