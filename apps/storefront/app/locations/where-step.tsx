import { useId, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { NearButton } from './near-button.tsx'
import type { PlaceChoice } from './place-choices.ts'
import { AskButton, GoOn, Hidden, ModeSwitch, type StepProps } from './selector-controls.tsx'

/** Where: a place to collect from, or the address to deliver to and who goes there. */
export function WhereStep(props: StepProps<'where'>) {
  const { data, way } = props
  const isDelivery = data.mode === 'delivery'
  return (
    <>
      <ModeSwitch data={data} way={way} />
      {isDelivery && data.address ? <ChosenAddress {...props} /> : <SearchFields {...props} />}
      {data.note && <output>{data.note}</output>}
      {data.suggestions.length > 0 && <Suggestions {...props} />}
      {data.unavailable.length > 0 && <TooFar {...props} />}
      {data.places.length > 0 && <Places {...props} />}
      {data.current && (
        <AskButton way={way} data={data} fields={{ etape: 'creneau' }}>
          {m.place_move_no({ title: data.current.title })}
        </AskButton>
      )}
    </>
  )
}

const PAUSE = 250

/** One field that only reads; what it finds shows while one types, and without script after the button. */
function SearchFields({ data, way, busy }: StepProps<'where'>) {
  const isDelivery = data.mode === 'delivery'
  const submit = useSubmit()
  const timer = useRef(0)
  const id = useId()
  const onInput = ({ currentTarget: form }: React.FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (form.isConnected)
        void submit(form, { ...way, method: 'get', replace: true, preventScrollReset: true })
    }, PAUSE)
  }
  const words = isDelivery
    ? { label: m.place_address(), help: m.place_address_help(), submit: m.place_address_submit() }
    : { label: m.place_search(), help: m.place_search_help(), submit: m.place_search_submit() }
  return (
    <search>
      <Form
        method="get"
        preventScrollReset
        onInput={onInput}
        onSubmit={() => clearTimeout(timer.current)}
        {...way}
      >
        <Hidden fields={{ mode: data.mode, ...data.keep }} />
        <Field key={data.mode} name="q" id={id} label={words.label} help={words.help}>
          {(wiring) => (
            <div className="joined">
              <input
                className="input"
                defaultValue={data.query}
                maxLength={100}
                autoComplete={isDelivery ? 'street-address' : 'postal-code'}
                enterKeyHint="search"
                {...wiring}
              />
              <Button aria-label={words.submit}>
                <Icon name="search" />
              </Button>
            </div>
          )}
        </Field>
      </Form>
      <NearButton data={data} way={way} busy={busy} />
    </search>
  )
}

function Suggestions({ data, way }: StepProps<'where'>) {
  return (
    <Form method="get" preventScrollReset {...way}>
      <Hidden fields={{ mode: data.mode, ...data.keep }} />
      <ul className="found" aria-label={m.place_suggestions()}>
        {data.suggestions.map(({ id, title }) => (
          <li key={id}>
            <button name="lieu" value={id}>
              <Icon name="pin" />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

function ChosenAddress({ data, way }: StepProps<'where'>) {
  return (
    <div className="row between">
      <p className="chosen-place">
        <Icon name="pin" />
        <b>{data.address?.title}</b>
      </p>
      <AskButton way={way} data={data} fields={{ mode: 'delivery' }}>
        {m.place_other_address()}
      </AskButton>
    </div>
  )
}

/** Why nobody delivers there, and the way to collect instead (decisions H-5). */
function TooFar({ data, way }: StepProps<'where'>) {
  return (
    <Notice kind="warn" title={m.place_too_far()} role="alert">
      {data.unavailable.map(({ title, address, message }) => (
        <p key={title}>
          {message} <span className="help">{[title, address].join(', ')}</span>
        </p>
      ))}
      <AskButton way={way} data={data} fields={{ mode: 'pickup', q: data.collectNear ?? '' }}>
        {m.place_collect_instead()}
      </AskButton>
    </Notice>
  )
}

function Places({ data, way, busy }: StepProps<'where'>) {
  const { places, address, mode, query } = data
  const isDelivery = mode === 'delivery'
  const open = places.filter((place) => !place.refusal)
  const only = open.length === 1 || isDelivery ? open[0]?.id : undefined
  return (
    <Form method="post" preventScrollReset={way.navigate === false} className="stack gy-4" {...way}>
      <Hidden
        fields={{ intent: 'place', mode, q: query, ...data.keep, ...(address && { lieu: address.id }) }}
      />
      <fieldset>
        <legend className="label">
          {isDelivery ? m.place_delivered_by() : m.place_found({ count: places.length })}
        </legend>
        <div className="picks mt-2">
          {places.map((place) => (
            <Place key={place.id} place={place} checked={place.id === (data.current?.id ?? only)} />
          ))}
        </div>
      </fieldset>
      <GoOn busy={busy}>{isDelivery ? m.place_have_delivered() : m.place_take()}</GoOn>
    </Form>
  )
}

function Place({ place, checked }: { place: PlaceChoice; checked: boolean }) {
  const { id, title, address, notes, distance, refusal } = place
  return (
    <label className="pick">
      <input
        type="radio"
        name="point"
        value={id}
        defaultChecked={checked && !refusal}
        disabled={refusal !== undefined}
      />
      <span>
        <b>{title}</b>
        <small>{address}</small>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {refusal && <small>{refusal}</small>}
      </span>
      {distance && <span className="end">{distance}</span>}
    </label>
  )
}
