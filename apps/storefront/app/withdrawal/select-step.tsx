import { Form, useField, useForm } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField, FieldError, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { StepHeader } from './step-header.tsx'
import {
  BY_LINK,
  checkboxName,
  quantityName,
  selectionRules,
  type WithdrawalLine,
  type WithdrawalStep,
} from './steps.ts'

/** First step: items and name. Lines that cannot be returned show why. */
export function SelectStep({
  step: { options, values, errors, message },
  moved,
}: {
  step: WithdrawalStep & { step: 'select' }
  moved: boolean
}) {
  const { number, lines, until } = options
  return (
    <>
      <StepHeader
        number={1}
        title={m.order_title({ number })}
        isReference
        moved={moved && !errors && !message}
      />
      <p>{until ? m.withdrawal_open_until({ day: until }) : m.withdrawal_open()}</p>
      <Form
        id="choose"
        className="stack gy-5"
        rules={selectionRules(lines)}
        errorTexts={{ items: m.withdrawal_choose_one() }}
        names={{ name: m.withdrawal_name(), message: m.withdrawal_message() }}
        values={values}
        serverErrors={errors}
        message={message}
      >
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name={BY_LINK} value={values[BY_LINK] ?? ''} />
        <Lines lines={lines} />
        <Person />
      </Form>
    </>
  )
}

function Lines({ lines }: { lines: readonly WithdrawalLine[] }) {
  const { id, error } = useField('items')
  return (
    <fieldset id={id} tabIndex={-1} className="stack gy-3" aria-describedby={error && `${id}-error`}>
      <legend className="label">{m.withdrawal_items()}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ul className="withdrawal-orders">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </fieldset>
  )
}

function Line({ line: { id, name, quantity, reason } }: { line: WithdrawalLine }) {
  const { id: form, values } = useForm()
  const units = quantityName(id)
  return (
    <li>
      <div>
        <CheckField
          name={checkboxName(id)}
          id={`${form}-${checkboxName(id)}`}
          label={name}
          help={reason ?? (quantity === 0 ? m.withdrawal_item_unavailable() : undefined)}
          value="on"
          disabled={quantity === 0}
          defaultChecked={values[checkboxName(id)] === 'on'}
        />
      </div>
      {quantity > 1 && (
        <SelectField
          name={units}
          id={`${form}-${units}`}
          label={
            <>
              {m.withdrawal_quantity()}
              <span className="vh">, {name}</span>
            </>
          }
          defaultValue={values[units] ?? quantity}
        >
          {Array.from({ length: quantity }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </SelectField>
      )}
    </li>
  )
}

function Person() {
  const name = useField('name')
  const message = useField('message')
  const { busy } = useForm()
  return (
    <>
      <TextField
        name="name"
        id={name.id}
        label={m.withdrawal_name()}
        error={name.error}
        defaultValue={name.value}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextArea
        name="message"
        id={message.id}
        label={m.withdrawal_message()}
        optional={m.form_optional()}
        help={m.withdrawal_message_help()}
        error={message.error}
        defaultValue={message.value}
        maxLength={1000}
        rows={3}
      />
      <p>
        <Button name="intent" value="declare" busy={busy}>
          {m.withdrawal_continue()}
        </Button>
      </p>
    </>
  )
}
