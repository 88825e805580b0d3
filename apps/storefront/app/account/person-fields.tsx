import { FormText } from '../forms/form-fields.tsx'
import * as m from '../paraglide/messages.js'

/** `prefix` precedes the field names, `section` the autocomplete tokens. */
export function PersonFields({ prefix = '', section = '' }: { prefix?: string; section?: string }) {
  return (
    <>
      <FormText
        name={`${prefix}firstname`}
        label={m.form_firstname()}
        autoComplete={`${section}given-name`}
        maxLength={100}
        required
      />
      <FormText
        name={`${prefix}lastname`}
        label={m.form_lastname()}
        autoComplete={`${section}family-name`}
        maxLength={100}
        required
      />
    </>
  )
}
