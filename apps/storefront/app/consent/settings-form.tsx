import type { SubmitEventHandler } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { cookiesOf, necessaryCookies, type CookieText } from './cookie-texts.ts'
import { href } from '../platform/routes.ts'
import { purposeTexts, type ShownPurpose } from './purpose-texts.ts'
import './settings.css'

/** One row per purpose, preselected only if accepted; three buttons of equal weight. */
export function SettingsForm({
  purposes,
  accepted,
  onSubmit,
}: {
  purposes: readonly ShownPurpose[]
  /** Codes of purposes. */
  accepted: readonly string[]
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}) {
  const { language, features } = useShop()
  return (
    <form method="post" action={href(language, 'cookieSettings')} onSubmit={onSubmit}>
      <div className="purpose">
        <b className="label">{m.consent_necessary()}</b>
        <CheckField name="needed" label={m.consent_necessary_always()} defaultChecked disabled />
        <p>{m.consent_necessary_text()}</p>
        <CookieList cookies={necessaryCookies(features, language)} />
      </div>
      {purposes.map((purpose) => (
        <PurposeRow key={purpose.code} purpose={purpose} isAccepted={accepted.includes(purpose.code)} />
      ))}
      {purposes.length > 0 ? (
        <div className="consent-choices">
          <Button name="accepted" value="custom">
            {m.consent_save()}
          </Button>
          <Button name="accepted" value="none">
            {m.consent_refuse_all()}
          </Button>
          <Button name="accepted" value="all">
            {m.consent_accept_all()}
          </Button>
        </div>
      ) : (
        <p>{m.consent_only_necessary()}</p>
      )}
    </form>
  )
}

function PurposeRow({ purpose, isAccepted }: { purpose: ShownPurpose; isAccepted: boolean }) {
  const { language } = useShop()
  const { name, description } = purposeTexts(purpose)
  const cookies = cookiesOf(purpose, language)
  return (
    <div className="purpose">
      <b className="label">{name}</b>
      <CheckField
        name={purpose.code}
        id={`consent-${purpose.code}`}
        label={
          <>
            {m.consent_accept()}
            <span className="vh"> {name}</span>
          </>
        }
        defaultChecked={isAccepted}
      />
      <p>{description}</p>
      {cookies.length > 0 && <CookieList cookies={cookies} />}
    </div>
  )
}

function CookieList({ cookies }: { cookies: readonly CookieText[] }) {
  return (
    <details className="fold">
      <summary>{m.consent_cookie_list()}</summary>
      <ul>
        {cookies.map(({ name, purpose, lifetime }) => (
          <li key={name}>
            <b>{name}</b>: {purpose} ({lifetime})
          </li>
        ))}
      </ul>
    </details>
  )
}
