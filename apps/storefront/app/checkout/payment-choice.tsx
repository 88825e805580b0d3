import { useState } from 'react'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { FieldError, TextField } from '../ui/field.tsx'
import type { PaymentOption } from './checkout-view.ts'
import { PURCHASE_ORDER } from './payment-methods.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'
import { isAccepted, useEarlyTick, useRecapChoice } from './use-recap-choice.ts'

/** Methods whose card number is entered at the bank. */
const CARD = /^payzen/

/** The shop's instructions, else the help text of the payment methods that the shop knows (decisions F-3). */
function methodHelp({ code, instructions }: PaymentOption): string | undefined {
  if (instructions) return instructions
  if (CARD.test(code)) return m.checkout_card_help()
  if (code === 'free') return m.checkout_free_help()
  return code === 'banktransfer' ? m.checkout_transfer_help() : undefined
}

/** What stands in a text field or a group of radio buttons of the form that has this input. */
function valueIn({ form }: HTMLInputElement, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof RadioNodeList ? field.value : ''
}

/**
 * The ways to pay. A ticked one is selected at once, so that the totals follow; without scripts, with a button. They
 * belong to the order's form: what is ticked is what the order is placed with.
 */
export function PaymentChoice({ data, actionData }: Pick<StepProps, 'data' | 'actionData'>) {
  const { language, view, isProfessional } = data
  const { send, answer, isIdle } = useRecapChoice(actionData)
  const [lacksNumber, setLacksNumber] = useState(false)
  const options = view.paymentOptions
  const takesPurchaseOrder = options.some(({ code }) => code === PURCHASE_ORDER)
  const error = answer?.errors['choose-payment']
  const chosen =
    options.find(({ code }) => code === actionData?.values['payment']) ??
    options.find(({ selected }) => selected) ??
    options[0]
  const [ticked, setTicked] = useState(chosen?.code)
  const select = (input: HTMLInputElement) => {
    const values = { payment: valueIn(input, 'payment'), reference: valueIn(input, 'reference') }
    const lacks = values.payment === PURCHASE_ORDER && values.reference.trim() === ''
    setTicked(values.payment)
    setLacksNumber(lacks)
    if (!lacks) send({ intent: 'payment', ...values })
  }
  const group = useEarlyTick(select)
  const statusText = () => {
    if (lacksNumber) return !answer?.errors['reference'] && m.checkout_error_purchase_order()
    const amount = formatMoney(view.cart.totals.due, language)
    return isAccepted(answer, 'payment') && m.checkout_payment_total({ amount })
  }
  return (
    <section className="payment">
      <fieldset
        id="choose-payment"
        ref={group}
        tabIndex={-1}
        // Ticks it anew when what is offered has changed.
        key={options.map(({ code }) => code).join()}
        aria-describedby={error ? 'choose-payment-error' : undefined}
      >
        <legend className="h2">{m.checkout_payment_method()}</legend>
        <div className="choices">
          {options.map((option) => (
            <label className="choice" key={option.code}>
              <input
                type="radio"
                name="payment"
                form="order"
                value={option.code}
                defaultChecked={option.code === chosen?.code}
                onChange={({ currentTarget }) => select(currentTarget)}
              />
              <span>
                <b>{option.title}</b>
                {methodHelp(option) && <small>{methodHelp(option)}</small>}
              </span>
              <span className="end" />
            </label>
          ))}
        </div>
        {error && (
          // The summary of errors has what the order's form was answered.
          <div role={answer === actionData ? undefined : 'alert'}>
            <FieldError id="choose-payment-error">{error}</FieldError>
          </div>
        )}
      </fieldset>
      {(isProfessional || takesPurchaseOrder) && (
        <TextField
          name="reference"
          form="order"
          label={m.checkout_reference()}
          optional={ticked === PURCHASE_ORDER ? undefined : m.form_optional()}
          help={takesPurchaseOrder ? m.checkout_purchase_order_help() : m.checkout_reference_help()}
          error={answer?.errors['reference']}
          maxLength={64}
          autoComplete="off"
          defaultValue={actionData?.values['reference'] ?? view.reference}
          onBlur={({ currentTarget }) => {
            const isNew = currentTarget.value.trim() !== view.reference
            if (isNew && valueIn(currentTarget, 'payment') === PURCHASE_ORDER) select(currentTarget)
          }}
        />
      )}
      <noscript>
        <Button
          form="order"
          name="intent"
          value="payment"
          formAction={`${stepPath(language, 'review')}#choose-payment`}
          formNoValidate
        >
          {m.checkout_payment_save()}
        </Button>
      </noscript>
      <output className="help">{isIdle && statusText()}</output>
    </section>
  )
}
