import type { Purpose } from '@comptoir/rules/consent'
import type { SubmitEventHandler } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { cookiesOf, necessaryCookies, type CookieText } from './cookie-texts.ts'
import { href } from '../platform/routes.ts'

interface PurposeText {
  readonly title: string
  readonly text: string
}

const textsByPurpose = (): Readonly<Record<Purpose, PurposeText>> => ({
  ga: {
    title: m.consent_purpose_ga(),
    text: m.consent_purpose_ga_text(),
  },
  ads: {
    title: m.consent_purpose_ads(),
    text: m.consent_purpose_ads_text(),
  },
})

/** One row per purpose, preselected only if accepted; three buttons of equal weight. */
export function SettingsForm({
  purposes,
  accepted,
  onSubmit,
}: {
  purposes: readonly Purpose[]
  accepted: readonly Purpose[]
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}) {
  const { language, features } = useShop()
  const purposeTexts = textsByPurpose()
  return (
    <form method="post" action={href(language, 'cookieSettings')} onSubmit={onSubmit}>
      <div className="purpose">
        <b className="label">{m.consent_necessary()}</b>
        <CheckField name="needed" label={m.consent_necessary_always()} defaultChecked disabled />
        <p>{m.consent_necessary_text()}</p>
        <CookieList cookies={necessaryCookies(features, language)} />
      </div>
      {purposes.map((purpose) => (
        <div className="purpose" key={purpose}>
          <b className="label">{purposeTexts[purpose].title}</b>
          <CheckField
            name={purpose}
            id={`consent-${purpose}`}
            label={
              <>
                {m.consent_accept()}
                <span className="vh"> {purposeTexts[purpose].title}</span>
              </>
            }
            defaultChecked={accepted.includes(purpose)}
          />
          <p>{purposeTexts[purpose].text}</p>
          <CookieList cookies={cookiesOf(purpose, language)} />
        </div>
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
