import { formatMoney } from '../platform/money.ts'
import type { Language } from '@comptoir/rules/language'
import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { CartErrors } from './cart-change-actions.server.ts'
import type { TotalsView } from './totals-view.ts'
import type { VoucherOffer } from './vouchers.ts'

interface VoucherFormProps {
  readonly language: Language
  readonly offer: VoucherOffer
  readonly applied: TotalsView['vouchers']
  readonly error: CartErrors['vouchers']
}

/** Meal vouchers with their legal limits: form to apply some, or a button to remove them (decisions I-1 to I-4). */
export function VoucherForm({ language, offer, applied, error }: VoucherFormProps) {
  const heading = useFocusFallback<HTMLHeadingElement>(applied !== undefined)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <section className="rule pt-5" aria-labelledby="vouchers">
      <h3 className="h3" id="vouchers" ref={heading} tabIndex={-1}>
        {m.vouchers_title()}
      </h3>
      {applied ? (
        <Form method="post" preventScrollReset className="row between mt-3">
          <Badge kind="ok">
            <Icon name="check" className="i-s" />
            {m.vouchers_applied({ count: applied.count, amount: money(applied.amount) })}
          </Badge>
          <button className="link tap" name="intent" value="unvouchers">
            {m.vouchers_remove()}
          </button>
        </Form>
      ) : (
        <EntryForm offer={offer} error={error} money={money} />
      )}
      <p className="help mt-3">{m.vouchers_no_cash()}</p>
    </section>
  )
}

type EntryProps = Pick<VoucherFormProps, 'error'> & {
  offer: VoucherOffer
  money: (cents: number) => string
}

function EntryForm({ offer, error, money }: EntryProps) {
  const { eligible, dailyCap, most, mostCount } = offer
  if (eligible === 0) return <p className="help">{m.vouchers_none_eligible()}</p>
  if (most === 0) return <p className="help">{m.vouchers_used_up({ cap: money(dailyCap) })}</p>
  return (
    <Form method="post" preventScrollReset className="stack gy-3 mt-3">
      <p className="help" id="vouchers-caps">
        {m.vouchers_limits({ cap: money(dailyCap), eligible: money(eligible) })}
      </p>
      <div className="stack gy-3">
        <TextField
          name="voucher_count"
          label={m.vouchers_count()}
          inputMode="numeric"
          maxLength={String(mostCount).length}
          autoComplete="off"
          defaultValue={error?.typed.count}
        />
        <TextField
          name="voucher_amount"
          label={m.vouchers_amount()}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          defaultValue={error?.typed.amount}
          help={m.vouchers_maximum({ most: money(most) })}
          error={error?.text}
        />
      </div>
      {offer.needsAuthorisation && (
        <CheckField
          name="voucher_authorised"
          defaultChecked={error?.typed.isAuthorised}
          label={m.vouchers_authorised()}
        />
      )}
      <Button name="intent" value="vouchers" wide>
        {m.vouchers_apply()}
      </Button>
    </Form>
  )
}
