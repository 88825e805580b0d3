import { formatMoney } from '../platform/money.ts'
import { useEffect, useId, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { NearbyButton } from './nearby-button.tsx'
import type { LocationOption } from './location-options.ts'
import { QueryButton, SubmitButton, HiddenFields, ModeSwitch, type StepProps } from './selector-controls.tsx'

/** Selects a collection location, or a delivery address and the location that delivers. */
export function WhereStep(props: StepProps<'where'>) {
  const { data, formTarget } = props
  const isDelivery = data.mode === 'delivery'
  return (
    <>
      <ModeSwitch data={data} formTarget={formTarget} />
      {isDelivery && data.address ? <SelectedAddress {...props} /> : <SearchFields {...props} />}
      <output className={data.problem ? undefined : 'vh'}>{resultText(data)}</output>
      {data.suggestions.length > 0 && <Suggestions {...props} />}
      {data.unavailable.length > 0 && <OutOfRange {...props} />}
      {data.locations.length > 0 && <LocationList {...props} />}
      {data.current && (
        <QueryButton formTarget={formTarget} data={data} fields={{ step: 'slot' }}>
          {m.location_move_cancel({ title: data.current.title })}
        </QueryButton>
      )}
    </>
  )
}

/** What the search has found, read out when it changes. */
function resultText({ problem, suggestions, query, locations }: StepProps<'where'>['data']): string {
  if (problem) return problem === 'no-location' ? m.location_none() : m.location_no_suggestion()
  if (suggestions.length > 0) return m.location_suggestion_count({ count: suggestions.length })
  return query && locations.length > 0 ? m.location_found({ count: locations.length }) : ''
}

const DEBOUNCE_MS = 250

/** Search field; results update while typing, and on submit without JavaScript. */
function SearchFields({ data, formTarget, busy }: StepProps<'where'>) {
  const isDelivery = data.mode === 'delivery'
  const submit = useSubmit()
  const timer = useRef(0)
  const id = useId()
  useEffect(() => {
    // A search sent after another form of the selector would abort it.
    const cancel = () => clearTimeout(timer.current)
    document.addEventListener('submit', cancel)
    return () => {
      cancel()
      document.removeEventListener('submit', cancel)
    }
  }, [])
  const onInput = ({ currentTarget: form }: React.FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      void submit(form, { ...formTarget, method: 'get', replace: true, preventScrollReset: true })
    }, DEBOUNCE_MS)
  }
  const texts = isDelivery
    ? { label: m.location_address(), help: m.location_address_help(), submit: m.location_address_submit() }
    : { label: m.location_search(), help: m.location_search_help(), submit: m.location_search_submit() }
  return (
    <search>
      <Form method="get" preventScrollReset onInput={onInput} {...formTarget}>
        <HiddenFields fields={{ mode: data.mode, ...data.hiddenFields }} />
        <Field key={data.mode} name="q" id={id} label={texts.label} help={texts.help}>
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
              <Button aria-label={texts.submit}>
                <Icon name="search" />
              </Button>
            </div>
          )}
        </Field>
      </Form>
      <NearbyButton data={data} formTarget={formTarget} busy={busy} />
    </search>
  )
}

function Suggestions({ data, formTarget }: StepProps<'where'>) {
  return (
    <Form method="get" preventScrollReset {...formTarget}>
      <HiddenFields fields={{ mode: data.mode, ...data.hiddenFields }} />
      <ul className="suggestion-list" aria-label={m.location_suggestions()}>
        {data.suggestions.map(({ id, title }) => (
          <li key={id}>
            <button name="address" value={id}>
              <Icon name="pin" />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

function SelectedAddress({ data, formTarget }: StepProps<'where'>) {
  return (
    <div className="row between">
      <p className="selected-location">
        <Icon name="pin" />
        <b>{data.address?.title}</b>
      </p>
      <QueryButton formTarget={formTarget} data={data} fields={{ mode: 'delivery' }}>
        {m.location_other_address()}
      </QueryButton>
    </div>
  )
}

/** Why no location delivers to the address, and a button to collect instead (decisions H-5). */
function OutOfRange({ data, formTarget }: StepProps<'where'>) {
  return (
    <Notice kind="warn" title={m.location_too_far()} role="alert">
      {data.unavailable.map(({ title, address, message }) => (
        <p key={title}>
          {message} <span className="help">{[title, address].join(', ')}</span>
        </p>
      ))}
      <QueryButton formTarget={formTarget} data={data} fields={{ mode: 'pickup', q: data.collectNear ?? '' }}>
        {m.location_pickup_instead()}
      </QueryButton>
    </Notice>
  )
}

function LocationList({ data, formTarget, busy }: StepProps<'where'>) {
  const { locations, address, mode, query } = data
  const isDelivery = mode === 'delivery'
  const open = locations.filter(({ isAvailable }) => isAvailable)
  const preselected = open.length === 1 || isDelivery ? open[0]?.id : undefined
  return (
    <Form
      method="post"
      preventScrollReset={formTarget.navigate === false}
      className="stack gy-4"
      {...formTarget}
    >
      <HiddenFields
        fields={{
          intent: 'location',
          mode,
          q: query,
          ...data.hiddenFields,
          ...(address && { address: address.id }),
        }}
      />
      <fieldset>
        <legend className="label">
          {isDelivery ? m.location_delivered_by() : m.location_found({ count: locations.length })}
        </legend>
        <div className="choices mt-2">
          {locations.map((location) => (
            <LocationRow
              key={location.id}
              location={location}
              isDelivery={isDelivery}
              checked={location.id === (data.current?.id ?? preselected)}
            />
          ))}
        </div>
      </fieldset>
      <SubmitButton busy={busy}>
        {isDelivery ? m.location_select_delivery() : m.location_select()}
      </SubmitButton>
    </Form>
  )
}

function LocationRow({
  location,
  isDelivery,
  checked,
}: {
  location: LocationOption
  isDelivery: boolean
  checked: boolean
}) {
  const { language } = useShop()
  const { id, title, address, onlyMethod, minimumOrder, message, messageClass, distance, isAvailable } =
    location
  return (
    <label className="choice">
      <input
        type="radio"
        name="point"
        value={id}
        defaultChecked={checked && isAvailable}
        disabled={!isAvailable}
      />
      <span>
        <b>{title}</b>
        <small>{address}</small>
        {onlyMethod && (
          <small>{onlyMethod === 'pickup' ? m.location_pickup_only() : m.location_delivery_only()}</small>
        )}
        {minimumOrder > 0 && (
          <small>{m.location_minimum({ amount: formatMoney(minimumOrder, language) })}</small>
        )}
        {message && (
          <small className={['location-message', messageClass].filter(Boolean).join(' ')}>{message}</small>
        )}
        {!isAvailable && <small>{isDelivery ? m.location_no_delivery() : m.location_no_pickup()}</small>}
      </span>
      {distance && <span className="end">{distance}</span>}
    </label>
  )
}
