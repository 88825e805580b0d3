import { DETAIL_LENGTHS } from '@comptoir/rules/delivery-details'
import type { ReactNode } from 'react'
import { FormArea, FormSelect, FormText } from '../forms/form-fields.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { StreetField } from './street-field.tsx'
import { TownFields } from './town-fields.tsx'

export interface CountryOption {
  readonly code: string
  readonly name: string
}

/** `prefix` precedes the field names, `section` the autocomplete tokens. */
export function AddressFields({
  countries,
  prefix = '',
  section = '',
  hasInstructions = true,
  toDoor = false,
  children,
}: {
  countries: readonly CountryOption[]
  prefix?: string
  section?: string
  hasInstructions?: boolean
  /** Whether couriers deliver to the door, which makes the telephone mandatory. */
  toDoor?: boolean
  /** More fields, after the telephone. */
  children?: ReactNode
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
      {children}
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
