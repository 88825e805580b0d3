import type { Language } from '@comptoir/rules/language'
import { decimalText } from '@comptoir/rules/money'
import { moneyStyle } from '@comptoir/rules/money-style'
import { useFetcher } from 'react-router'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { formatMoney, pageCurrency } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { StepErrors } from './step-responses.server.ts'
import { choiceOf, OTHER, type TipView } from './tip-view.ts'

interface TipGroupProps {
  readonly tip: TipView
  readonly total: number
  readonly language: Language
  /** Of a form that was posted without scripts. */
  readonly posted: StepErrors | undefined
}

/**
 * A tip, none unless the shopper chooses one. It has a form of its own, so that the enter key in the order's form still
 * places the order. A ticked amount is added at once, so that the total shows it.
 */
export function TipGroup({ tip, total, language, posted }: TipGroupProps) {
  const { submit, data, state, Form } = useFetcher<StepErrors>()
  const answer = data ?? posted
  const error = answer?.errors['tip-amount']
  const typed = error === undefined ? undefined : answer?.values
  const choice = typed?.['tip'] ?? choiceOf(tip)
  const money = (cents: number) => formatMoney(cents, language)
  const tick = (value: string) => {
    if (value !== OTHER) void submit({ intent: 'tip', tip: value }, { method: 'post' })
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
  return (
    <Form method="post" className="tip stack gy-4">
      <input type="hidden" name="intent" value="tip" />
      <fieldset aria-describedby="tip-help">
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
      <div className="tip-other">
        <TextField
          name="tip-amount"
          label={m.checkout_tip_amount()}
          help={m.checkout_tip_amount_help({ amount: money(tip.most) })}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={typed?.['tip-amount'] ?? (choice === OTHER ? amountIn(language, tip.chosen) : '')}
        />
      </div>
      <div className="tip-save">
        <Button busy={state !== 'idle'}>{m.checkout_tip_save()}</Button>
      </div>
      <output className="help">
        {data && state === 'idle' && error === undefined && totalText(tip.chosen, money(total))}
      </output>
    </Form>
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
