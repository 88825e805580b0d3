import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import './review-section.css'

interface SectionProps {
  readonly summary: ReactNode
  /** Path of the page with the form. */
  readonly write: string
  readonly children?: ReactNode
}

/** The place of reviews on a product page. */
export function ReviewSection({ summary, write, children }: SectionProps) {
  return (
    <section id="reviews" className="wrap section reviews" aria-labelledby="reviews-title">
      <div className="reviews-summary">
        <h2 id="reviews-title">{m.review_title()}</h2>
        {summary}
        <p>
          <ButtonLink to={write} rel="nofollow">
            {m.review_write()}
          </ButtonLink>
        </p>
      </div>
      {children}
    </section>
  )
}

/** Asks for the first review of a product; what shows reviews is loaded where there are some. */
export function ReviewInvitation({ name, write }: { name: string; write: string }) {
  return (
    <ReviewSection
      write={write}
      summary={
        <>
          <p className="h3">{m.review_none()}</p>
          <p>{m.review_none_text({ name })}</p>
        </>
      }
    />
  )
}
