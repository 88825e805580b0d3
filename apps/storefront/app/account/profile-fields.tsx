import { FormCheck, FormText } from '../forms/form-fields.tsx'
import { useField } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'

/** The title is optional and none is preselected (decisions C-8). */
export function TitleField() {
  const { id, value = '' } = useField('gender')
  const choices = [
    { value: 'mrs', label: m.form_mrs() },
    { value: 'mr', label: m.form_mr() },
    { value: '', label: m.form_no_title() },
  ]
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
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

/** Toggle that shows the company fields with CSS alone (decisions C-11). */
export function CompanyFields() {
  return (
    <div className="expanding-field">
      <FormCheck name="professional" label={m.form_professional()} />
      <p className="help">{m.form_professional_help()}</p>
      <div className="fields mt-4">
        <FormText name="pad_company" label={m.form_company()} autoComplete="organization" maxLength={200} />
        <FormText name="pad_company_siret" label={m.form_siret()} inputMode="numeric" maxLength={20} />
        <FormText
          name="taxvat"
          label={m.form_vat()}
          optional={m.form_optional()}
          help={m.form_vat_help()}
          maxLength={20}
        />
        <FormText
          name="pad_telephone"
          label={m.form_company_telephone()}
          optional={m.form_optional()}
          type="tel"
          autoComplete="work tel"
        />
      </div>
    </div>
  )
}
