import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import type { Values } from '../forms/form-rules.ts'

/** A title is never asked for: none is chosen to begin with (decisions C-8). */
export function TitleField({ value = '' }: { value: string | undefined }) {
  const choices = [
    { value: 'mrs', label: m.form_mrs() },
    { value: 'mr', label: m.form_mr() },
    { value: '', label: m.form_no_title() },
  ]
  return (
    <fieldset className="field">
      <legend>
        {m.form_title()} <span className="opt">{m.form_optional()}</span>
      </legend>
      <div className="row">
        {choices.map((choice) => (
          <label className="check" key={choice.value}>
            <input type="radio" name="gender" value={choice.value} defaultChecked={choice.value === value} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface Filled {
  readonly values: Values
  readonly errors: FormErrors
}

/** `prefix` stands before the names of the fields, `section` before what a browser fills them with. */
export function PersonFields({
  values,
  errors,
  prefix = '',
  section = '',
}: Filled & { prefix?: string; section?: string }) {
  const field = (name: string) => ({
    name: prefix + name,
    defaultValue: values[prefix + name],
    error: errors[prefix + name],
  })
  return (
    <>
      <TextField
        {...field('firstname')}
        label={m.form_firstname()}
        autoComplete={`${section}given-name`}
        maxLength={100}
        required
      />
      <TextField
        {...field('lastname')}
        label={m.form_lastname()}
        autoComplete={`${section}family-name`}
        maxLength={100}
        required
      />
    </>
  )
}

/** The toggle that opens the fields of a company, by CSS alone (decisions C-11). */
export function CompanyFields({ values, errors }: Filled) {
  return (
    <div className="opens">
      <label className="check">
        <input type="checkbox" name="professional" defaultChecked={values['professional'] === 'on'} />
        <span>{m.form_professional()}</span>
      </label>
      <p className="help">{m.form_professional_help()}</p>
      <div className="fields mt-4">
        <TextField
          name="pad_company"
          label={m.form_company()}
          autoComplete="organization"
          maxLength={200}
          defaultValue={values['pad_company']}
          error={errors['pad_company']}
        />
        <TextField
          name="pad_company_siret"
          label={m.form_siret()}
          inputMode="numeric"
          maxLength={20}
          defaultValue={values['pad_company_siret']}
          error={errors['pad_company_siret']}
        />
        <TextField
          name="taxvat"
          label={m.form_vat()}
          optional={m.form_optional()}
          help={m.form_vat_help()}
          maxLength={20}
          defaultValue={values['taxvat']}
          error={errors['taxvat']}
        />
        <TextField
          name="pad_telephone"
          label={m.form_company_telephone()}
          optional={m.form_optional()}
          type="tel"
          autoComplete="work tel"
          defaultValue={values['pad_telephone']}
          error={errors['pad_telephone']}
        />
      </div>
    </div>
  )
}
