import type { Purpose } from '@comptoir/rules/consent'
import type { SubmitEventHandler } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { TRACKED } from '../platform/cookies.ts'
import { cookieText, necessaryCookies } from './cookie-texts.ts'
import { href } from '../platform/routes.ts'

interface PurposeText {
  readonly title: string
  readonly text: string
  readonly cookies: string
}

const textsByPurpose = (): Readonly<Record<Purpose, PurposeText>> => ({
  ga: {
    title: m.consent_purpose_ga(),
    text: m.consent_purpose_ga_text(),
    cookies: m.consent_months({ names: '_ga, _ga_<id>, _gid' }),
  },
  ads: {
    title: m.consent_purpose_ads(),
    text: m.consent_purpose_ads_text(),
    cookies: m.consent_ninety_days({ names: '_gcl_au' }),
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
          <CookieList
            summary={purposeTexts[purpose].cookies}
            cookies={purpose === 'ga' ? [cookieText(TRACKED, language)] : []}
          />
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

function CookieList({
  summary,
  cookies,
}: {
  summary?: string
  cookies: readonly { readonly name: string; readonly text: string }[]
}) {
  return (
    <details className="fold">
      <summary>{m.consent_cookie_list()}</summary>
      {summary && <p>{summary}</p>}
      {cookies.length > 0 && (
        <ul>
          {cookies.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>: {text}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
