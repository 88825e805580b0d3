// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { FaqQuestion } from './faq.ts'
import { FaqGroups } from './faq-groups.tsx'

const question = (id: string, ...title: FaqQuestion['title']): FaqQuestion => ({
  id,
  title,
  answer: `<p>Answer ${id}</p>`,
})

function page(questions: readonly FaqQuestion[]) {
  const groups = [{ id: 'delivery', title: 'Delivery', questions }]
  const element = <FaqGroups block={{ type: 'faq', groups, className: '', title: undefined }} />
  return renderRoutes([{ path: '*', element, errorElement: <p>Error</p> }])
}

const QUESTIONS = ['when', 'délai', '100%', 'cost'].map((id) => question(id, [id, false]))
const scrollIntoView = vi.fn()
const open = () =>
  screen
    .getAllByRole<HTMLDetailsElement>('group')
    .flatMap((fold) => (fold.open ? [fold.querySelector('summary')?.textContent] : []))

describe('FaqGroups', () => {
  beforeEach(() => {
    // jsdom has no layout.
    Object.assign(Element.prototype, { scrollIntoView })
    scrollIntoView.mockClear()
  })

  it.each([
    ['#when', ['when']],
    ['#d%C3%A9lai', ['délai']],
    ['#unknown', []],
    // A malformed escape sequence.
    ['#100%', ['100%']],
  ])('opens the answer that the anchor %s names', async (hash, expected) => {
    const { router } = page(QUESTIONS)
    expect(open()).toEqual([])
    await act(() => router.navigate(`/${hash}`))
    expect(open()).toEqual(expected)
    expect(scrollIntoView).toHaveBeenCalledTimes(expected.length)
  })

  it('does not scroll to an answer that is open', async () => {
    const { router } = page(QUESTIONS)
    await act(() => router.navigate('/#when'))
    await act(() => router.navigate('/?page=2#when'))
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('opens all answers of a search that finds few', () => {
    page([question('when', ['When is the ', false], ['delivery', true])])
    expect(open()).toEqual(['When is the delivery'])
  })
})
