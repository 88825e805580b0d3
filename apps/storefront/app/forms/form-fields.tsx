import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { useField, useForm } from './form.tsx'

/** Field props without those that come from the form: id, value and error. */
type FieldProps<Props> = Omit<Props, 'id' | 'error' | 'defaultValue' | 'defaultChecked'>

/** Text field of the surrounding form. */
export function FormText(props: FieldProps<ComponentProps<typeof TextField>>) {
  const { value, ...field } = useField(props.name)
  return <TextField {...props} {...field} defaultValue={value} />
}

export function FormArea(props: FieldProps<ComponentProps<typeof TextArea>>) {
  const { value, ...field } = useField(props.name)
  return <TextArea {...props} {...field} defaultValue={value} />
}

/** `fallback` is selected when the form has no value. */
export function FormSelect({
  fallback,
  ...props
}: FieldProps<ComponentProps<typeof SelectField>> & { fallback?: string }) {
  const { value, ...field } = useField(props.name)
  return <SelectField {...props} {...field} defaultValue={value || fallback} />
}

/** Checkbox, submitted as `on`. */
export function FormCheck(props: FieldProps<ComponentProps<typeof CheckField>>) {
  const { value, ...field } = useField(props.name)
  return <CheckField {...props} {...field} defaultChecked={value === 'on'} />
}

/** Submit button; busy while the form is being submitted. */
export function SendButton(props: Omit<ComponentProps<typeof Button>, 'busy'>) {
  const { busy } = useForm()
  return <Button {...props} busy={busy} />
}
