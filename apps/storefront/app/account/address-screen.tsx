import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import type { Values } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { AccountPage } from './account-page.tsx'
import { AddressForm } from './address-form.tsx'
import type { CountryOption } from './address-inputs.tsx'

interface AddressScreenProps {
  readonly title: string
  readonly shown: { language: Language; countries: readonly CountryOption[]; values: Values }
  /** What was sent, and what is wrong with it. */
  readonly actionData: { values: Values; errors: FormErrors } | undefined
}

/** The page of one address of the account. */
export function AddressScreen({ title, shown, actionData }: AddressScreenProps) {
  const { language, countries, values } = shown
  return (
    <AccountPage language={language} title={title} current="addresses">
      <AddressForm
        values={actionData?.values ?? values}
        errors={actionData?.errors}
        countries={countries}
        submit={m.account_save_address()}
      >
        <Link className="link tap" to={href(language, 'addresses')}>
          {m.account_cancel()}
        </Link>
      </AddressForm>
    </AccountPage>
  )
}
