import { useState, type FormEvent, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { Calendar, Closure, Method, SlotDeed } from './calendar.ts'
import { closureText } from './closures-card.tsx'

export type OpenDrawer =
  | { readonly kind: 'close' }
  | { readonly kind: 'hours' }
  | { readonly kind: 'write'; readonly closure: Closure }

interface SlotDrawerProps {
  readonly drawer: OpenDrawer
  readonly calendar: Calendar
  readonly problem: string | null
  readonly isBusy: boolean
  readonly onSend: (deed: SlotDeed, said?: string) => Promise<void>
  readonly onDismiss: () => void
}

type FormProps = Omit<SlotDrawerProps, 'drawer'>

/** Plans a closure, gives a day other hours, or writes to those whom a closure hits. */
export function SlotDrawer({ drawer, ...rest }: SlotDrawerProps) {
  if (drawer.kind === 'close') return <ClosePeriod {...rest} />
  if (drawer.kind === 'hours') return <SpecialHours {...rest} />
  return <Write {...rest} closure={drawer.closure} />
}

function DrawerForm({
  title,
  action,
  problem,
  isBusy,
  onDismiss,
  onSubmit,
  children,
}: Pick<FormProps, 'problem' | 'isBusy' | 'onDismiss'> & {
  title: string
  action: string
  onSubmit: () => void
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Drawer
      isOpen
      title={title}
      onClose={onDismiss}
      foot={
        <div className="acts">
          <Button variant="primary" type="submit" form="slot-form" busy={isBusy && m.slots_busy()}>
            {action}
          </Button>
        </div>
      }
    >
      <form id="slot-form" className="stack" onSubmit={submit}>
        {problem !== null && <Note kind="bad" live title={problem} />}
        {children}
      </form>
    </Drawer>
  )
}

function ClosePeriod({ calendar, onSend, ...rest }: FormProps) {
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [reason, setReason] = useState('')
  const [method, setMethod] = useState('')
  const { methods } = calendar.location
  const send = () => {
    const period = { firstDay: first, lastDay: last || first, reason }
    void onSend({ kind: 'close', method: method === '' ? null : (method as Method), ...period })
  }
  return (
    <DrawerForm {...rest} title={m.slots_plan_closure()} action={m.slots_close()} onSubmit={send}>
      <Field name="firstDay" label={m.slots_first_day()}>
        <Input
          type="date"
          width="w12"
          required
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
      </Field>
      <Field name="lastDay" label={m.slots_last_day()} optional>
        <Input
          type="date"
          width="w12"
          min={first}
          value={last}
          onChange={(event) => setLast(event.target.value)}
        />
      </Field>
      {methods.length > 1 && (
        <Field name="method" label={m.slots_what()}>
          <Select
            width="w12"
            value={method}
            onChange={(event) => setMethod(event.target.value)}
            choices={[
              { value: '', label: m.slots_everything() },
              { value: 'PICKUP', label: m.slots_pickup() },
              { value: 'DELIVERY', label: m.slots_delivery() },
            ]}
          />
        </Field>
      )}
      <Field name="reason" label={m.slots_reason()} help={m.slots_reason_help()} optional>
        <Input maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </DrawerForm>
  )
}

type Span = { opens: string; closes: string }

function SpecialHours({ calendar, onSend, ...rest }: FormProps) {
  const [day, setDay] = useState(calendar.days[0]?.day ?? '')
  const hoursOf = (wanted: string) => calendar.days.find((one) => one.day === wanted)?.hours ?? []
  const [spans, setSpans] = useState<readonly Span[]>(hoursOf(day))
  const change = (index: number, part: Partial<Span>) =>
    setSpans(spans.map((span, at) => (at === index ? { ...span, ...part } : span)))
  const send = (wanted: readonly Span[]) =>
    void onSend(
      { kind: 'hours', day, spans: wanted.map(({ opens, closes }) => ({ opens, closes })) },
      m.slots_hours_done(),
    )
  return (
    <DrawerForm
      {...rest}
      title={m.slots_special_hours()}
      action={m.slots_set_hours()}
      onSubmit={() => send(spans)}
    >
      <Field name="day" label={m.slots_day()} help={m.slots_hours_help()}>
        <Input
          type="date"
          width="w12"
          required
          value={day}
          onChange={(event) => {
            setDay(event.target.value)
            setSpans(hoursOf(event.target.value))
          }}
        />
      </Field>
      {spans.map((span, index) => (
        <div className="row" key={index}>
          <Field name={`opens${index}`} label={m.slots_opens()}>
            <Input
              type="time"
              required
              value={span.opens}
              onChange={(event) => change(index, { opens: event.target.value })}
            />
          </Field>
          <Field name={`closes${index}`} label={m.slots_closes()}>
            <Input
              type="time"
              required
              value={span.closes}
              onChange={(event) => change(index, { closes: event.target.value })}
            />
          </Field>
          <Button small variant="quiet" onClick={() => setSpans(spans.filter((_, at) => at !== index))}>
            {m.slots_remove()}
          </Button>
        </div>
      ))}
      <div className="row">
        <Button small icon="plus" onClick={() => setSpans([...spans, { opens: '11:30', closes: '14:30' }])}>
          {m.slots_add_hours()}
        </Button>
        {calendar.days.some((one) => one.day === day && one.isSpecial) && (
          <Button small variant="quiet" onClick={() => send([])}>
            {m.slots_usual_hours()}
          </Button>
        )}
      </div>
    </DrawerForm>
  )
}

function Write({ calendar, closure, onSend, ...rest }: FormProps & { closure: Closure }) {
  const [message, setMessage] = useState('')
  const { id, orderCount: count } = closure
  const send = () => {
    if (id !== null) void onSend({ kind: 'write', closureId: id, message }, m.slots_written({ count }))
  }
  return (
    <DrawerForm
      {...rest}
      title={m.slots_write_to({ count })}
      action={m.slots_write_send({ count })}
      onSubmit={send}
    >
      <p className="muted">{closureText(closure, calendar.location.timeZone)}</p>
      <Field name="message" label={m.slots_message()} help={m.slots_message_help()}>
        <Area
          required
          maxLength={2000}
          rows={6}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </DrawerForm>
  )
}
