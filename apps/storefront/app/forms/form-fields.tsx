import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { useField, useForm } from './form.tsx'

/** A field without what the form around it knows: its id, what it is filled with, what is wrong. */
type Own<Props> = Omit<Props, 'id' | 'error' | 'defaultValue' | 'defaultChecked'>

/** A line of text of the form around. */
export function FormText(props: Own<ComponentProps<typeof TextField>>) {
  const { value, ...known } = useField(props.name)
  return <TextField {...props} {...known} defaultValue={value} />
}

export function FormArea(props: Own<ComponentProps<typeof TextArea>>) {
  const { value, ...known } = useField(props.name)
  return <TextArea {...props} {...known} defaultValue={value} />
}

/** `fallback` is chosen where nothing is yet. */
export function FormSelect({
  fallback,
  ...props
}: Own<ComponentProps<typeof SelectField>> & { fallback?: string }) {
  const { value, ...known } = useField(props.name)
  return <SelectField {...props} {...known} defaultValue={value || fallback} />
}

/** A box to tick, sent as `on`. */
export function FormCheck(props: Own<ComponentProps<typeof CheckField>>) {
  const { value, ...known } = useField(props.name)
  return <CheckField {...props} {...known} defaultChecked={value === 'on'} />
}

/** Sends the form around, once at a time. */
export function SendButton(props: Omit<ComponentProps<typeof Button>, 'busy'>) {
  const { busy } = useForm()
  return <Button {...props} busy={busy} />
}
