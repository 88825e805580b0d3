import type { Service } from '@comptoir/rules/consent'
import { listFormatter } from '@comptoir/rules/intl'
import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { href } from '../platform/routes.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { ShownPurpose } from './purpose-texts.ts'
import { useConsentForm } from './use-consent-form.ts'

/**
 * Consent banner with three buttons of equal weight; does not block the page. `onSettings` opens the settings panel.
 */
export function ConsentBanner({
  purposes,
  onSettings,
}: {
  purposes: readonly ShownPurpose[]
  onSettings: MouseEventHandler<HTMLAnchorElement>
}) {
  const { isSending, onSubmit } = useConsentForm()
  const { language } = useShop()
  if (isSending) return null
  const settings = href(language, 'cookieSettings')
  return (
    <section className="consent consent-fixed" aria-label={m.consent_banner_label()}>
      <p className="h3">{m.consent_banner_title()}</p>
      <p>
        {m.consent_banner_text({ purposes: purposeList(purposes, localeIn(language)) })}{' '}
        <Link to={href(language, 'cookiePolicy')}>{m.consent_more()}</Link>
      </p>
      <form method="post" action={settings} className="consent-choices" onSubmit={onSubmit}>
        <Button small name="accepted" value="all">
          {m.consent_accept_all()}
        </Button>
        <Button small name="accepted" value="none">
          {m.consent_refuse_all()}
        </Button>
        <ButtonLink small to={settings} onClick={onSettings}>
          {m.consent_choose()}
        </ButtonLink>
      </form>
    </section>
  )
}

const SERVICE_AIMS: Readonly<Record<Service, () => string>> = {
  ga: m.consent_banner_purpose_ga,
  ads: m.consent_banner_purpose_ads,
}

function aimOf({ code, service, texts }: ShownPurpose): string {
  return texts?.aim ?? (service ? SERVICE_AIMS[service]() : code)
}

/** `à mesurer les visites et à …` */
const purposeList = (purposes: readonly ShownPurpose[], locale: string) =>
  listFormatter(locale).format(purposes.map(aimOf))
