import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { BannerTexts } from './consent.server.ts'
import { useConsentForm } from './use-consent-form.ts'

/**
 * Consent banner with three buttons of equal weight; does not block the page. `onSettings` opens the settings panel.
 */
export function ConsentBanner({
  banner,
  onSettings,
}: {
  banner: BannerTexts
  onSettings: MouseEventHandler<HTMLAnchorElement>
}) {
  const { isSending, onSubmit } = useConsentForm()
  const { label, title, text, more, accept, refuse, choose, settings } = banner
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
        <ButtonLink small to={settings} onClick={onSettings}>
          {choose}
        </ButtonLink>
      </form>
    </section>
  )
}
