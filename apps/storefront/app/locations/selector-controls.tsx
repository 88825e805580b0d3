import { Form } from 'react-router'
import type { FormTarget } from '../cart/cart-lines.tsx'
import { modeLabel } from '../fulfilment/mode-label.ts'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import type { SelectorData } from './selector.server.ts'
import '../fulfilment/pills.css'

export interface StepProps<Step extends SelectorData['step']> {
  readonly data: Extract<SelectorData, { readonly step: Step }>
  /** Where its forms are submitted; by default to the selector page. */
  readonly formTarget: FormTarget
  readonly busy: boolean
}

/** Button of a GET form that adds `fields` to the query. */
export function QueryButton({
  formTarget,
  data,
  fields,
  className,
  children,
  ...button
}: {
  formTarget: FormTarget
  data: SelectorData
  fields: Readonly<Record<string, string>>
  className?: string
  children: React.ReactNode
} & React.AriaAttributes) {
  return (
    <Form method="get" preventScrollReset {...formTarget}>
      <HiddenFields fields={{ ...data.hiddenFields, ...fields }} />
      <button className={className ?? 'link tap'} {...button}>
        {children}
      </button>
    </Form>
  )
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Submit button of a step. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button kind="primary" wide busy={busy}>
      {children}
    </Button>
  )
}

/** Switch between collection and delivery; restarts the location step. */
export function ModeSwitch({ data, formTarget }: { data: SelectorData; formTarget: FormTarget }) {
  if (data.modes.length < 2) return null
  return (
    <Form method="get" preventScrollReset className="segment" aria-label={m.location_mode()} {...formTarget}>
      <HiddenFields fields={data.hiddenFields} />
      {data.modes.map((mode) => (
        <button key={mode} className="pill" name="mode" value={mode} aria-pressed={data.mode === mode}>
          {modeLabel(mode)}
        </button>
      ))}
    </Form>
  )
}
