import { DETAIL_LENGTHS } from '@comptoir/rules/delivery-details'
import type { ReactNode } from 'react'
import { FormArea, FormCheck, FormSelect, FormText, SendButton } from '../forms/form-fields.tsx'
import type { Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { addressRules } from './address.ts'
import { DeliveryDetailsFields } from './delivery-details-fields.tsx'
import { addressNames } from './field-names.ts'
import { PersonFields } from './profile-fields.tsx'
import { StreetField } from './street-field.tsx'
import { TownFields } from './town-fields.tsx'

export interface CountryOption {
  readonly code: string
  readonly name: string
}

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
      rules={addressRules(
        countries.map(({ code }) => code),
        { toDoor, reverseChargeCountries },
      )}
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
        <AddressFields countries={countries} toDoor={toDoor} hasDoor={hasDoor} hasInstructions={hasDoor} />
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

/** `prefix` precedes the field names, `section` the autocomplete tokens. */
export function AddressFields({
  countries,
  prefix = '',
  section = '',
  hasInstructions = true,
  toDoor = false,
  hasDoor = toDoor,
}: {
  countries: readonly CountryOption[]
  prefix?: string
  section?: string
  hasInstructions?: boolean
  /** Whether couriers deliver to the door, which makes the telephone mandatory. */
  toDoor?: boolean
  hasDoor?: boolean
}) {
  const { defaultCountry, deliveryArea, reverseChargeCountries } = useShop()
  const owesTax = (code: string) => reverseChargeCountries.includes(code)
  return (
    <>
      <FormText
        name={`${prefix}company`}
        className="full"
        label={m.form_company()}
        optional={m.form_optional()}
        autoComplete={`${section}organization`}
        maxLength={200}
      />
      <StreetField prefix={prefix} section={section} />
      <FormText
        name={`${prefix}street_2`}
        className="full"
        label={m.form_street_2()}
        optional={m.form_optional()}
        autoComplete={`${section}address-line2`}
        maxLength={255}
      />
      <TownFields prefix={prefix} section={section} />
      <FormSelect
        name={`${prefix}country_code`}
        label={m.form_country()}
        help={toDoor || !deliveryArea ? undefined : m.form_country_help({ area: deliveryArea })}
        autoComplete={`${section}country`}
        fallback={defaultCountry}
      >
        <option value="" disabled>
          {m.form_country_choose()}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code} className={owesTax(code) ? 'owes-tax' : undefined}>
            {name}
          </option>
        ))}
      </FormSelect>
      {countries.some(({ code }) => owesTax(code)) && (
        <FormText
          name={`${prefix}vat_id`}
          className="full vat-number"
          label={m.form_vat()}
          optional={m.form_vat_optional()}
          help={m.form_vat_address_help()}
          autoComplete="off"
          maxLength={20}
        />
      )}
      <FormText
        name={`${prefix}telephone`}
        label={m.form_telephone()}
        optional={toDoor ? undefined : m.form_optional()}
        type="tel"
        autoComplete={`${section}tel`}
        maxLength={40}
        required={toDoor}
      />
      {toDoor && hasDoor && <DeliveryDetailsFields />}
      {hasInstructions && (
        <FormArea
          name={`${prefix}pad_instructions`}
          className="full"
          label={m.form_instructions()}
          optional={m.form_optional()}
          help={m.form_at_most({ count: DETAIL_LENGTHS.pad_instructions })}
          maxLength={DETAIL_LENGTHS.pad_instructions}
        />
      )}
    </>
  )
}
