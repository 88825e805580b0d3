import {
  CapturePaymentDocument,
  OrderMoneyDocument,
  ReceivePaymentDocument,
  RefreshPaymentDocument,
  RefundPaymentDocument,
  RepeatRefundDocument,
  SettleRefundDocument,
  VoidPaymentDocument,
} from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { m } from '../paraglide/messages.js'
import { failed, invalid } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { Route } from './+types/order-money'
import { MoneyPage } from './money-page.tsx'
import { readAmount } from '../platform/read-amount.ts'

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  return { money: (await adminQuery(context, OrderMoneyDocument, { number })).orderMoney }
}

export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, version, text, textOrNull } = await readMutation(request)
  const payment = { idempotencyKey, paymentId: text('paymentId') }
  const operation = { idempotencyKey, operationId: text('operationId') }
  switch (intent) {
    case 'capture':
      return await adminMutation(context, CapturePaymentDocument, payment)
    case 'void':
      return await adminMutation(context, VoidPaymentDocument, payment)
    case 'refresh':
      return await adminMutation(context, RefreshPaymentDocument, payment)
    case 'give-back':
      return await adminMutation(context, RefundPaymentDocument, { ...payment, reason: text('reason') })
    case 'repeat':
      return await adminMutation(context, RepeatRefundDocument, operation)
    case 'settle':
      return await adminMutation(context, SettleRefundDocument, {
        ...operation,
        isMade: text('isMade') !== 'no',
        reference: text('reference'),
      })
    case 'receive': {
      const currency = text('currency')
      const amount = readAmount(text('amount'), currency)
      if (!amount) return invalid([{ field: 'amount', message: m.payments_bad_amount() }])
      return await adminMutation(context, ReceivePaymentDocument, {
        idempotencyKey,
        number,
        version,
        amount: { amount, currency },
        note: textOrNull('note'),
      })
    }
    default:
      return failed('')
  }
}

/** The payments of an order, its refunds, and what can be done about them. */
export default function OrderMoney({ loaderData: { money } }: Route.ComponentProps) {
  return <MoneyPage money={money} />
}
