import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { countOf, ErrorSummary, type FormErrors } from '../ui/error-summary.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { addressRules, DEFAULT_COUNTRY } from './address.ts'
import type { Values } from '../forms/form-rules.ts'
import { PersonFields } from './profile-fields.tsx'
import { namedErrors } from './named-errors.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useKeptForm } from '../forms/use-kept-form.ts'

export interface CountryChoice {
  readonly code: string
  readonly name: string
}

/** A new or changed address; `children` stands beside the button, `hidden` fields travel with it. */
export function AddressForm({
  values,
  errors: refused,
  countries,
  submit,
  hasDefaults = true,
  hidden = {},
  keep,
  children,
}: {
  values: Values
  errors: FormErrors | undefined
  countries: readonly CountryChoice[]
  submit: string
  hasDefaults?: boolean
  hidden?: Readonly<Record<string, string>>
  /** Name under which this tab keeps what was typed. */
  keep?: string
  children?: ReactNode
}) {
  const rules = addressRules(countries.map(({ code }) => code))
  const { errors, listeners } = useFormErrors(rules, refused)
  const busy = useNavigation().formMethod === 'POST'
  const form = useKeptForm(keep)
  return (
    <Form method="post" className="stack gy-5" noValidate ref={form} {...listeners}>
      <ErrorSummary title={m.form_error_summary({ count: countOf(refused) })} errors={namedErrors(refused)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="fields">
        <PersonFields values={values} errors={errors} />
        <PlaceFields values={values} errors={errors} countries={countries} />
      </div>
      {hasDefaults && (
        <div>
          <CheckField
            name="default_shipping"
            label={m.account_default_shipping()}
            defaultChecked={values['default_shipping'] === 'on'}
          />
          <CheckField
            name="default_billing"
            label={m.account_default_billing()}
            defaultChecked={values['default_billing'] === 'on'}
          />
        </div>
      )}
      <div className="row">
        <Button kind="primary" busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </Form>
  )
}

/** `prefix` stands before the names of the fields, `section` before what a browser fills them with. */
export function PlaceFields({
  values,
  errors,
  countries,
  prefix = '',
  section = '',
  hasInstructions = true,
}: {
  values: Values
  errors: FormErrors
  countries: readonly CountryChoice[]
  prefix?: string
  section?: string
  hasInstructions?: boolean
}) {
  const field = (name: string) => ({
    name: prefix + name,
    defaultValue: values[prefix + name],
    error: errors[prefix + name],
  })
  return (
    <>
      <TextField
        {...field('company')}
        className="full"
        label={m.form_company()}
        optional={m.form_optional()}
        autoComplete={`${section}organization`}
        maxLength={200}
      />
      <TextField
        {...field('street')}
        className="full"
        label={m.form_street()}
        autoComplete={`${section}address-line1`}
        maxLength={255}
        required
      />
      <TextField
        {...field('street_2')}
        className="full"
        label={m.form_street_2()}
        optional={m.form_optional()}
        autoComplete={`${section}address-line2`}
        maxLength={255}
      />
      <TextField
        {...field('postcode')}
        label={m.form_postcode()}
        autoComplete={`${section}postal-code`}
        maxLength={10}
        required
      />
      <TextField
        {...field('city')}
        label={m.form_city()}
        autoComplete={`${section}address-level2`}
        maxLength={100}
        required
      />
      <SelectField
        {...field('country_code')}
        label={m.form_country()}
        help={m.form_country_help()}
        autoComplete={`${section}country`}
        defaultValue={values[`${prefix}country_code`] || DEFAULT_COUNTRY}
      >
        <option value="" disabled>
          {m.form_country_choose()}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('telephone')}
        label={m.form_telephone()}
        optional={m.form_optional()}
        type="tel"
        autoComplete={`${section}tel`}
        maxLength={40}
      />
      {hasInstructions && (
        <TextArea
          {...field('pad_instructions')}
          className="full"
          label={m.form_instructions()}
          optional={m.form_optional()}
          help={m.form_at_most({ count: 250 })}
          maxLength={250}
        />
      )}
    </>
  )
}
