import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { CartWay } from '../cart/cart-lines.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { MoveStep } from './move-step.tsx'
import type { SelectorData } from './selector.server.ts'
import { WhenStep } from './when-step.tsx'
import { WhereStep } from './where-step.tsx'

export interface StepProps<Step extends SelectorData['step']> {
  readonly data: Extract<SelectorData, { readonly step: Step }>
  /** How its forms are sent; the page's own go where the page is. */
  readonly way: CartWay
  readonly busy: boolean
}

/** Place, mode, day and time, one question after the other; the same on its page and in the dialog. */
export function SelectorPanel({ data, way, busy }: { data: SelectorData; way?: CartWay; busy: boolean }) {
  const own = way ?? { action: data.path }
  const step = useKeptFocus<HTMLDivElement>(data.step)
  return (
    <div className="stack gy-5" ref={step} tabIndex={-1}>
      <Problem text={data.error} />
      {data.step === 'where' && <WhereStep data={data} way={own} busy={busy} />}
      {data.step === 'when' && <WhenStep data={data} way={own} busy={busy} />}
      {data.step === 'move' && <MoveStep data={data} way={own} busy={busy} />}
    </div>
  )
}

/** What was wrong with the last answer; the keyboard goes on from there. */
function Problem({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="bad" role="alert">
        <p>{text}</p>
      </Notice>
    </div>
  )
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
