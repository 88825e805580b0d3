import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { FormTarget } from '../cart/cart-lines.tsx'
import { modeLabel } from '../fulfilment/mode-label.ts'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { useResultFocus } from '../platform/use-result-focus.ts'
import { MoveStep } from './move-step.tsx'
import { HiddenFields } from './selector-controls.tsx'
import type { SelectorData } from './selector.server.ts'
import { WhenStep } from './when-step.tsx'
import { WhereStep } from './where-step.tsx'
import './selector.css'

/** Steps of the selector: location and method, then day and time. Shared by the page and the panel. */
export function SelectorPanel({
  data,
  formTarget = { action: data.path },
  busy,
}: {
  data: SelectorData
  formTarget?: FormTarget
  busy: boolean
}) {
  const step = useFocusFallback<HTMLFieldSetElement>(data.step)
  // The panel was scrolled to the button of the step before.
  const before = useRef(data.step)
  useEffect(() => {
    const panel = step.current?.closest('dialog')
    if (panel && data.step !== before.current) panel.scrollTop = 0
    before.current = data.step
  }, [step, data.step])
  return (
    <fieldset className="stack gy-5" ref={step} tabIndex={-1} aria-label={stepName(data)}>
      <ErrorNotice text={data.error} />
      <WaitingNotice data={data} />
      {data.step === 'where' && <WhereStep data={data} formTarget={formTarget} busy={busy} />}
      {data.step === 'when' && <WhenStep data={data} formTarget={formTarget} busy={busy} />}
      {data.sendsParcels && data.step !== 'done' && <ParcelForm data={data} formTarget={formTarget} />}
      {data.step === 'move' && <MoveStep data={data} formTarget={formTarget} busy={busy} />}
    </fieldset>
  )
}

/** What a step is about, read out when it takes the focus: after the location, the one that was chosen. */
function stepName(data: SelectorData): string {
  return data.step === 'when'
    ? `${modeLabel(data.location.mode)} · ${data.location.title}`
    : m.location_title()
}

/** Sends an order instead of collecting it, where the shop does both. */
function ParcelForm({ data, formTarget }: { data: SelectorData; formTarget: FormTarget }) {
  return (
    <Form method="post" preventScrollReset={formTarget.navigate === false} {...formTarget}>
      <HiddenFields fields={{ intent: 'parcel', ...data.hiddenFields }} />
      <button className="link tap">{m.location_parcel()}</button>
    </Form>
  )
}

/** Why the selector opened, and that what was to be added waits; the notice on slots says so too. */
function WaitingNotice({ data }: { data: SelectorData }) {
  const isSaid = data.step === 'when' && data.restriction !== undefined
  if (!data.waiting || isSaid) return null
  return (
    <Notice kind="info">
      <p>{m.location_waiting({ names: data.waiting })}</p>
    </Notice>
  )
}

/** Error of the last submission; takes the focus. */
function ErrorNotice({ text }: { text: string | undefined }) {
  const container = useRef<HTMLDivElement>(null)
  useResultFocus(text, () => container.current?.focus())
  if (!text) return null
  return (
    <div ref={container} tabIndex={-1}>
      <Notice kind="bad" role="alert">
        <p>{text}</p>
      </Notice>
    </div>
  )
}
