import type { Purpose } from '@comptoir/rules/consent'
import type { SubmitEventHandler } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { href } from '../platform/routes.ts'

const NEEDED =
  'store_code, cart_id, last_order, api_token, location_id, accepted_cookies, accepted_cookies_codes'

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
  const { language } = useShop()
  const purposeTexts = textsByPurpose()
  return (
    <form method="post" action={href(language, 'cookieSettings')} onSubmit={onSubmit}>
      <div className="purpose">
        <b className="label">{m.consent_needed()}</b>
        <CheckField name="needed" label={m.consent_needed_always()} defaultChecked disabled />
        <p>{m.consent_needed_text()}</p>
        <Names>{NEEDED}</Names>
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
          <Names>{purposeTexts[purpose].cookies}</Names>
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
        <p>{m.consent_nothing()}</p>
      )}
    </form>
  )
}

function Names({ children }: { children: string }) {
  return (
    <details className="fold">
      <summary>{m.consent_one_by_one()}</summary>
      <p>{children}</p>
    </details>
  )
}
