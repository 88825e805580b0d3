// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { ErrorSummary } from './error-summary.tsx'

Element.prototype.scrollIntoView = () => undefined

/** A summary of two errors: of a field, and of a group of choices. */
function Summary() {
  return (
    <>
      <ErrorSummary
        title="Two fields"
        errors={{ email: 'Your e-mail', delivery: 'A delivery', name: undefined }}
      />
      <input id="email" aria-label="E-mail" />
      <fieldset id="delivery">
        <input type="radio" name="delivery" aria-label="Courier" />
      </fieldset>
    </>
  )
}

it.each([
  ['Your e-mail', 'E-mail'],
  ['A delivery', 'Courier'],
])('leads from "%s" to its field without a navigation', (error, field) => {
  renderRoutes([{ id: 'root', path: '/', element: <Summary /> }])
  // An unhandled click follows the link.
  expect(fireEvent.click(screen.getByRole('link', { name: error }))).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(field))
})
