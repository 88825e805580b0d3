import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Question } from './consent.server.ts'
import { useChoice } from './use-choice.ts'

/**
 * Asks for consent at the foot of the screen: three choices of one weight, and nothing waits for an answer. `onChoose`
 * opens the settings over the page.
 */
export function ConsentBanner({
  question,
  onChoose,
}: {
  question: Question
  onChoose: MouseEventHandler<HTMLAnchorElement>
}) {
  const { isSending, onSubmit } = useChoice()
  const { label, title, text, more, accept, refuse, choose, settings } = question
  if (isSending) return null
  return (
    <section className="consent consent-fixed" aria-label={label}>
      <p className="h3">{title}</p>
      <p>
        {text} <Link to={more.to}>{more.label}</Link>
      </p>
      <form method="post" action={settings} className="consent-choices" onSubmit={onSubmit}>
        <Button small name="accepted" value="all">
          {accept}
        </Button>
        <Button small name="accepted" value="none">
          {refuse}
        </Button>
        <ButtonLink small to={settings} onClick={onChoose}>
          {choose}
        </ButtonLink>
      </form>
    </section>
  )
}
