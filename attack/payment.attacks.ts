import { signatureOf } from '../apps/api/src/payment-providers/payzen/signature.ts'
import { notificationFields, orderRow, placed } from '../apps/api/test/checkout.ts'
import { check, type Attack } from './attack.ts'
import { graphql, newAddress, senderOf, type Target } from './target.ts'
import { send } from './wire.ts'

/** An order that waits for its payment; its buyer has an address nobody else has. */
async function unpaid(target: Target): Promise<{ number: string; total: number }> {
  const from = newAddress()
  const email = `payer-${from}@buyers.example`
  const password = 'Fontaine-2031-x'
  const fields = { firstname: 'Camille', lastname: 'Morel', email, password }
  await graphql(
    target,
    'mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}',
    { input: fields },
    { from },
  )
  const signedIn = await graphql(
    target,
    'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
    { email, password },
    { from },
  )
  const as = String(Object(signedIn.data?.generateCustomerToken).token)
  const number = await placed(senderOf(target, { from, as }), { sku: target.sku }, { as })
  return { number, total: (await orderRow(target, number)).grandTotal }
}

async function notify(
  target: Target,
  number: string,
  amount: number,
  changes: Record<string, string>,
): Promise<void> {
  const fields = notificationFields(number, amount, {
    vads_site_id: target.payzen.siteId,
    vads_ctx_mode: target.payzen.mode,
    ...changes,
  })
  const body = new URLSearchParams({
    ...fields,
    signature: signatureOf(fields, target.payzen.key),
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, text } = await send(target.api, {
    method: 'POST',
    path: '/payzen/payment/check',
    headers,
    body,
  })
  check(status === 200, `the notification is answered ${status} ${text}`)
}

/** Entries that tell the owner of a payment that is not as it should be. */
async function issues({ sql }: Target, number: string): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`
    select kind from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number} order by i.id`
  return rows.map(({ kind }) => kind)
}

export const paymentAttacks: Attack[] = [
  {
    name: 'a payment that is suspected of fraud is captured afterwards',
    run: async (target) => {
      const { number, total } = await unpaid(target)
      const payment = { vads_trans_id: 'fr0001' }
      await notify(target, number, total, { ...payment, vads_risk_control: 'CARD_FRAUD=ERROR' })
      const suspected = (await orderRow(target, number)).status
      await notify(target, number, total, { ...payment, vads_trans_status: 'CAPTURED' })
      const { status } = await orderRow(target, number)
      check(suspected === 'fraud', `a suspected payment leads to ${suspected}`)
      check(status === 'fraud', `the capture moved the order to ${status}`)
      return `stays blocked; reported payment issues: ${(await issues(target, number)).join(', ')}`
    },
  },
  {
    name: 'duplicate payment, wrong amount, and payment after cancellation',
    run: async (target) => {
      const twice = await unpaid(target)
      await notify(target, twice.number, twice.total, { vads_trans_id: 'tw0001' })
      await notify(target, twice.number, twice.total, { vads_trans_id: 'tw0002' })
      const less = await unpaid(target)
      await notify(target, less.number, 100, { vads_trans_id: 'ls0001' })
      const late = await unpaid(target)
      await notify(target, late.number, late.total, {
        vads_trans_id: 'la0001',
        vads_trans_status: 'ABANDONED',
      })
      const { status } = await orderRow(target, late.number)
      await notify(target, late.number, late.total, { vads_trans_id: 'la0002' })
      const told = await Promise.all([twice, less, late].map(({ number }) => issues(target, number)))
      for (const [index, kinds] of told.entries())
        check(
          kinds.length > 0,
          `${['duplicate payment', 'wrong amount', `paid while ${status}`][index]}: no payment issue is reported`,
        )
      check((await orderRow(target, less.number)).status !== 'processing', 'a wrong amount pays the order')
      return told.map((kinds) => kinds.join(', ')).join('; ')
    },
  },
]
