import { useState } from 'react'
import {
  PaymentIssuesDocument,
  ReleaseBlockedOrderDocument,
  ResolvePaymentIssueDocument,
  type PaymentIssueKind,
  type PaymentIssuesQuery,
} from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/issues'

type Row = PaymentIssuesQuery['paymentIssues']['nodes'][number]

const KINDS: Readonly<Record<PaymentIssueKind, () => string>> = {
  SUSPECTED_FRAUD: m.payments_issue_suspected_fraud,
  AMOUNT_MISMATCH: m.payments_issue_amount_mismatch,
  DUPLICATE_PAYMENT: m.payments_issue_duplicate_payment,
  PAID_AFTER_CANCELLATION: m.payments_issue_paid_after_cancellation,
  REVERSED_AFTER_PAYMENT: m.payments_issue_reversed_after_payment,
  UNKNOWN_STATUS: m.payments_issue_unknown_status,
  REFUND_REFUSED: m.payments_issue_refund_refused,
}

const issueList: ListConfig = {
  name: 'paymentIssues',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'createdAt', direction: 'DESC' },
  views: [
    {
      code: 'open',
      label: m.payments_issues_open,
      filters: [{ field: 'resolvedAt', op: 'EMPTY', values: [] }],
      isCounted: true,
    },
    { code: 'all', label: m.payments_issues_all, filters: [] },
  ],
  filters: [
    {
      field: 'kind',
      label: m.payments_issue_kind,
      kind: 'choice',
      choices: () =>
        Object.entries(KINDS).map(([value, label]) => ({ value: value.toLowerCase(), label: label() })),
    },
    { field: 'createdAt', label: m.payments_issue_since, kind: 'time' },
    { field: 'resolvedAt', label: m.payments_issue_resolved, kind: 'time' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, issueList)
  const { paymentIssues } = await adminQuery(context, PaymentIssuesDocument, variables)
  return { list, page: paymentIssues }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, text } = await readMutation(request)
  return intent === 'release'
    ? await adminMutation(context, ReleaseBlockedOrderDocument, {
        idempotencyKey,
        number: text('number'),
        reason: text('reason'),
      })
    : await adminMutation(context, ResolvePaymentIssueDocument, {
        idempotencyKey,
        id: text('id'),
        note: text('note'),
      })
}

/** Payments that differ from their orders, until a person has seen to them. */
export default function PaymentIssues({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  const [chosen, setChosen] = useState<Row>()
  const close = () => setChosen(undefined)
  return (
    <Page title={m.payments_issues()}>
      <title>{`${m.payments_issues()} | Comptoir`}</title>
      <DataList
        config={issueList}
        data={loaderData}
        columns={columnsOf(formats, allows('orders.edit') ? setChosen : undefined)}
        toRow={({ id, orderNumber }) => ({ id, to: `/orders/${orderNumber}/payments`, label: orderNumber })}
        caption={m.payments_issues()}
        empty={{ icon: 'card', title: m.payments_issues_none(), text: m.payments_issues_none_text() }}
      />
      {chosen && (
        <Drawer isOpen onClose={close} title={KINDS[chosen.kind]()}>
          <p>{m.payments_issue_of({ number: chosen.orderNumber, transaction: chosen.transaction })}</p>
          <MutationForm intent={chosen.blocksOrder ? 'release' : 'resolve'} onDone={close}>
            <input type="hidden" name="id" value={chosen.id} />
            <input type="hidden" name="number" value={chosen.orderNumber} />
            <Field name={chosen.blocksOrder ? 'reason' : 'note'} label={m.payments_issue_note()}>
              <Area rows={3} />
            </Field>
            <div className="row between">
              <Button onClick={close}>{m.payments_not_now()}</Button>
              <SubmitButton variant="primary">
                {chosen.blocksOrder ? m.payments_issue_release() : m.payments_issue_resolve()}
              </SubmitButton>
            </div>
          </MutationForm>
        </Drawer>
      )}
    </Page>
  )
}

const columnsOf = (
  formats: PageFormats,
  choose: ((row: Row) => void) | undefined,
): readonly Column<Row>[] => [
  {
    code: 'orderNumber',
    head: m.payments_issue_order,
    cell: ({ orderNumber }) => orderNumber,
    second: ({ createdAt }) => formats.moment(createdAt),
    isFixed: true,
  },
  {
    code: 'kind',
    head: m.payments_issue_kind,
    cell: ({ kind, resolvedAt }) => <State kind={resolvedAt ? 'done' : 'warn'}>{KINDS[kind]()}</State>,
  },
  {
    code: 'note',
    head: m.payments_issue_seen,
    cell: (row) =>
      row.resolvedAt ? (
        [row.resolvedBy, row.note].filter(Boolean).join(': ')
      ) : choose ? (
        <Button small onClick={() => choose(row)}>
          {row.blocksOrder ? m.payments_issue_release() : m.payments_issue_resolve()}
        </Button>
      ) : null,
  },
  {
    code: 'due',
    head: m.payments_issue_due,
    cell: ({ due }) => formats.money(due),
    isNumeric: true,
  },
  {
    code: 'amount',
    head: m.payments_issue_amount,
    cell: ({ amount }) => (amount ? formats.money(amount) : ''),
    isNumeric: true,
  },
]
