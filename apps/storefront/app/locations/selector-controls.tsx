import { Form } from 'react-router'
import type { CartWay } from '../cart/cart-lines.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import type { SelectorData } from './selector.server.ts'

export interface StepProps<Step extends SelectorData['step']> {
  readonly data: Extract<SelectorData, { readonly step: Step }>
  /** How its forms are sent; the page's own go where the page is. */
  readonly way: CartWay
  readonly busy: boolean
}

/** Buttons that only ask: `fields` go into the address. */
export function AskButton({
  way,
  data,
  fields,
  className,
  children,
  ...button
}: {
  way: CartWay
  data: SelectorData
  fields: Readonly<Record<string, string>>
  className?: string
  children: React.ReactNode
} & React.AriaAttributes) {
  return (
    <Form method="get" preventScrollReset {...way}>
      <Hidden fields={{ ...data.keep, ...fields }} />
      <button className={className ?? 'link tap'} {...button}>
        {children}
      </button>
    </Form>
  )
}

export function Hidden({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The one action of a step. */
export function GoOn({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button kind="primary" wide busy={busy}>
      {children}
    </Button>
  )
}

/** Collection or delivery; changing it asks anew where. */
export function ModeSwitch({ data, way }: { data: SelectorData; way: CartWay }) {
  const modes = [
    ['pickup', m.place_pickup()],
    ['delivery', m.place_delivery()],
  ] as const
  return (
    <Form method="get" preventScrollReset className="segment" aria-label={m.place_mode()} {...way}>
      <Hidden fields={data.keep} />
      {modes.map(([mode, words]) => (
        <button key={mode} className="pill" name="mode" value={mode} aria-pressed={data.mode === mode}>
          {words}
        </button>
      ))}
    </Form>
  )
}
