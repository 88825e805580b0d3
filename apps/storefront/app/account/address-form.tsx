import type { ReactNode } from 'react'
import { FormCheck, SendButton } from '../forms/form-fields.tsx'
import type { Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { AddressFields, type CountryOption } from './address-inputs.tsx'
import { loadAddressRules } from './rules-scripts.ts'
import { DeliveryDetailsFields } from './delivery-details-fields.tsx'
import { addressNames } from './field-names.ts'
import { PersonFields } from './person-fields.tsx'

/**
 * Form for a new or existing address. `children` is rendered beside the submit button; `hidden` is sent with the
 * fields.
 */
export function AddressForm({
  values,
  errors,
  countries,
  submit,
  hasDefaults = true,
  hasDoor = true,
  hidden = {},
  draftKey,
  children,
}: {
  values: Values
  errors: FormErrors | undefined
  countries: readonly CountryOption[]
  submit: string
  hasDefaults?: boolean
  /** Whether to ask for delivery details (door code, floor, ...); not for orders that are collected. */
  hasDoor?: boolean
  hidden?: Readonly<Record<string, string>>
  /** Key of the form draft in session storage. */
  draftKey?: string
  children?: ReactNode
}) {
  const { needsLocation: toDoor, reverseChargeCountries } = useShop()
  return (
    <Form
      id="address"
      className="stack gy-5"
      rules={async () => {
        const { addressRules } = await loadAddressRules()
        return addressRules(
          countries.map(({ code }) => code),
          { toDoor, reverseChargeCountries },
        )
      }}
      names={addressNames()}
      values={values}
      serverErrors={errors}
      draftKey={draftKey}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="fields">
        <PersonFields />
        <AddressFields countries={countries} toDoor={toDoor} hasInstructions={hasDoor}>
          {toDoor && hasDoor && <DeliveryDetailsFields />}
        </AddressFields>
      </div>
      {hasDefaults && (
        <div>
          <FormCheck name="default_shipping" label={m.account_default_shipping()} />
          <FormCheck name="default_billing" label={m.account_default_billing()} />
        </div>
      )}
      <div className="row">
        <SendButton kind="primary">{submit}</SendButton>
        {children}
      </div>
    </Form>
  )
}
