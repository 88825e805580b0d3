import { Form, type FormProps } from 'react-router'

/** Button that undoes the last change by posting `fields`. */
export function UndoForm({
  label,
  fields,
  ...form
}: {
  label: string
  fields: readonly (readonly [name: string, value: string])[]
} & Pick<FormProps, 'action' | 'navigate' | 'fetcherKey'>) {
  return (
    <Form method="post" preventScrollReset {...form}>
      {fields.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button className="link tap">{label}</button>
    </Form>
  )
}
