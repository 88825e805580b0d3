import { isAccepted, readConsent } from '@comptoir/rules/consent'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { ACCEPTED_CODES, ACCEPTED_COOKIES } from '../platform/cookies.ts'
import { browserCookie } from '../platform/browser-cookies.ts'
import { href } from '../platform/routes.ts'
import { useShop } from '../layout/use-shop.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import type { ShownPurpose } from './purpose-texts.ts'
import { SettingsForm } from './settings-form.tsx'
import { useConsentForm } from './use-consent-form.ts'

/** Cookie settings in a panel, which closes when the consent is stored. */
export default function SettingsPanel({
  purposes,
  onClose,
}: {
  purposes: readonly ShownPurpose[]
  onClose: () => void
}) {
  const { language } = useShop()
  const { isStored, onSubmit } = useConsentForm()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isStored) close()
  }, [isStored])
  const consent = readConsent(
    browserCookie(document.cookie, ACCEPTED_COOKIES),
    browserCookie(document.cookie, ACCEPTED_CODES),
  )
  return (
    <>
      <DrawerHead closeLabel={m.consent_settings_close()} onClose={onClose}>
        <span id="cookie-settings">{m.consent_settings_title()}</span>
      </DrawerHead>
      <div className="drawer-body stack">
        <p className="help">
          {m.consent_settings_lead()} <Link to={href(language, 'cookiePolicy')}>{m.consent_more()}</Link>
        </p>
        <SettingsForm
          purposes={purposes}
          accepted={purposes.flatMap(({ code }) => (isAccepted(consent, code) ? [code] : []))}
          onSubmit={onSubmit}
        />
      </div>
    </>
  )
}
