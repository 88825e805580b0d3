// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import '../../test/dom.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

function Steps() {
  const [step, setStep] = useState('where')
  const [count, setCount] = useState(0)
  const ref = useFocusFallback<HTMLElement>(step)
  return (
    <>
      <section ref={ref} tabIndex={-1} aria-label="Steps">
        {step === 'where' && <button onClick={() => setStep('when')}>Next</button>}
        {count === 0 && <button onClick={() => setCount(1)}>Count</button>}
      </section>
      <button onClick={() => setStep('when')}>Skip</button>
    </>
  )
}

function press(text: string) {
  screen.getByText(text).focus()
  fireEvent.click(screen.getByText(text))
}

describe('useFocusFallback', () => {
  it('moves the focus to the next step when the pressed button is gone with the last one', () => {
    render(<Steps />)
    press('Next')
    expect(document.activeElement).toBe(screen.getByRole('region'))
  })

  it('leaves the focus on an element that is still there', () => {
    render(<Steps />)
    press('Skip')
    expect(document.activeElement).toBe(screen.getByText('Skip'))
  })

  it('takes no focus while the step stays the same', () => {
    render(<Steps />)
    press('Count')
    expect(document.activeElement).toBe(document.body)
  })

  it('takes no focus when the page is shown first', () => {
    render(<Steps />)
    expect(document.activeElement).toBe(document.body)
  })
})
