import type { Language } from '@comptoir/rules/language'
import { decimalText } from '@comptoir/rules/money'
import { moneyStyle } from '@comptoir/rules/money-style'
import { useRef } from 'react'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { formatMoney, pageCurrency } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { StepErrors } from './step-responses.server.ts'
import { choiceOf, OTHER, type TipView } from './tip-view.ts'
import { isAccepted, useEarlyTick, useRecapChoice } from './use-recap-choice.ts'

interface TipGroupProps {
  readonly tip: TipView
  readonly total: number
  readonly language: Language
  /** What the order's form was posted with, as it is without scripts. */
  readonly posted: StepErrors | undefined
}

/**
 * A tip, none unless the shopper chooses one. A ticked amount is added at once, so that the total shows it; without
 * scripts, with a button of the order's form, which keeps what else is entered there.
 */
export function TipGroup({ tip, total, language, posted }: TipGroupProps) {
  const { send, answer, isIdle } = useRecapChoice(posted)
  const amount = useRef<HTMLDivElement>(null)
  const error = answer?.errors['tip-amount']
  const money = (cents: number) => formatMoney(cents, language)
  const tick = (value: string) => {
    if (value !== OTHER) send({ intent: 'tip', tip: value })
  }
  const group = useEarlyTick(({ value }) => tick(value))
  const addOther = () => {
    const written = amount.current?.querySelector('input')?.value ?? ''
    send({ intent: 'tip', tip: OTHER, 'tip-amount': written })
  }
  const choices = [
    { value: '0', title: m.checkout_tip_none() },
    ...tip.suggestions.map(({ percent, amount: cents }) =>
      percent === null
        ? { value: String(cents), title: money(cents) }
        : { value: String(cents), title: m.checkout_tip_percent({ percent }), end: money(cents) },
    ),
    { value: OTHER, title: m.checkout_tip_other() },
  ]
  const choice = choices.find(({ value }) => value === answer?.values['tip'])?.value ?? choiceOf(tip)
  return (
    <div className="tip stack gy-4">
      <fieldset aria-describedby="tip-help" ref={group}>
        <legend className="h3">{m.checkout_tip()}</legend>
        <p className="help" id="tip-help">
          {m.checkout_tip_help()}
        </p>
        <div className="choices mt-4">
          {choices.map(({ value, title, end }: { value: string; title: string; end?: string }) => (
            <label className="choice" key={value}>
              <input
                type="radio"
                name="tip"
                form="order"
                value={value}
                defaultChecked={value === choice}
                onChange={() => tick(value)}
              />
              <b>{title}</b>
              {end && <span className="end">{end}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="tip-other" ref={amount}>
        <TextField
          name="tip-amount"
          form="order"
          label={m.checkout_tip_amount()}
          help={m.checkout_tip_amount_help({ amount: money(tip.most) })}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addOther()
          }}
          defaultValue={
            answer?.values['tip-amount'] ?? (choice === OTHER ? amountIn(language, tip.chosen) : '')
          }
        />
      </div>
      <div className="tip-save">
        <Button type="button" busy={!isIdle} onClick={addOther}>
          {m.checkout_tip_save()}
        </Button>
      </div>
      <noscript>
        <Button form="order" name="intent" value="tip" formNoValidate>
          {m.checkout_tip_save()}
        </Button>
      </noscript>
      <output className="help">
        {isIdle && isAccepted(answer, 'tip') && totalText(tip.chosen, money(total))}
      </output>
    </div>
  )
}

/** An amount as a shopper types it, without the currency. */
function amountIn(language: Language, cents: number): string {
  const currency = pageCurrency()
  return decimalText(cents, currency).replace('.', moneyStyle(localeIn(language), currency).decimal)
}

/** What a screen reader hears when the total has changed. */
const totalText = (tip: number, total: string) =>
  tip > 0 ? m.checkout_tip_added({ amount: total }) : m.checkout_tip_removed({ amount: total })
