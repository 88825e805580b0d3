import { useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import {
  CustomerDocument,
  CustomerMergeDocument,
  MergeCandidatesDocument,
  MergeCustomersDocument,
  type CustomerMergePart,
  type CustomerMergeQuery,
} from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart, Pairs, type Pair } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/merge'
import { groupName } from './names.ts'

type Clash = CustomerMergeQuery['customerMerge']['clashes'][number]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { customer } = await adminQuery(context, CustomerDocument, { id: params.id })
  const parameters = new URL(request.url).searchParams
  const search = parameters.get('search') ?? ''
  const other = parameters.get('with')
  const filters = [{ field: 'websiteId', op: 'EQ' as const, values: [customer.websiteId] }]
  const found = search
    ? (await adminQuery(context, MergeCandidatesDocument, { filters, search })).customers.nodes
    : undefined
  const preview = other
    ? (await adminQuery(context, CustomerMergeDocument, { keepId: params.id, removeId: other })).customerMerge
    : undefined
  const { id, name, version } = customer
  return {
    customer: { id, name, version },
    search,
    other,
    preview,
    candidates: found?.filter((one) => one.id !== customer.id),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { idempotencyKey, version, text } = await readMutation(request)
  const parts = PARTS.filter((part) => text(part) === 'removed')
  const result = await adminMutation(context, MergeCustomersDocument, {
    idempotencyKey,
    keepId: params.id,
    removeId: text('removeId'),
    version,
    take: parts,
  })
  if (result.ok) throw redirect(`/customers/${params.id}`)
  return result
}

const PARTS: readonly CustomerMergePart[] = [
  'LOGIN',
  'NAME',
  'COMPANY',
  'GROUP',
  'TELEPHONE',
  'BIRTH',
  'CART',
]

const partName = (part: CustomerMergePart): string =>
  ({
    LOGIN: m.customer_part_login,
    NAME: m.customer_part_name,
    COMPANY: m.customer_part_company,
    GROUP: m.customer_part_group,
    TELEPHONE: m.customer_part_telephone,
    BIRTH: m.customer_part_birth,
    CART: m.customer_part_cart,
  })[part]()

/** Merges another account into this one: choose it, see what moves, decide what clashes. */
export default function Merge({
  loaderData: { customer, search, candidates, other, preview },
}: Route.ComponentProps) {
  return (
    <Page
      title={m.customer_merge()}
      back={{ to: `/customers/${customer.id}`, label: customer.name }}
      width="narrow"
    >
      <title>{`${m.customer_merge()} | Comptoir`}</title>
      <div className="stack">
        <Card>
          <CardPart>
            <search>
              <Form className="filters">
                <div className="find">
                  <Icon name="search" />
                  <label className="vh" htmlFor="merge-search">
                    {m.customer_merge_search()}
                  </label>
                  <input
                    id="merge-search"
                    type="search"
                    name="search"
                    defaultValue={search}
                    placeholder={m.customer_merge_search()}
                  />
                </div>
                <Button type="submit">{m.customer_merge_find()}</Button>
              </Form>
            </search>
            {candidates?.length === 0 && <p className="muted">{m.customer_merge_none()}</p>}
            {candidates && candidates.length > 0 && (
              <ul className="plain-list stack tight">
                {candidates.map(({ id, name, email }) => (
                  <li key={id}>
                    <Link className="link" to={`?${new URLSearchParams({ search, with: id })}`}>
                      {m.customer_merge_choose({ name, email })}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </CardPart>
        </Card>
        {preview && other && <Preview key={other} customer={customer} other={other} preview={preview} />}
      </div>
    </Page>
  )
}

function Preview({
  customer,
  other,
  preview: { clashes, moved },
}: {
  customer: { id: string; version: string }
  other: string
  preview: CustomerMergeQuery['customerMerge']
}) {
  const [isAsking, setAsking] = useState(false)
  return (
    <MutationForm version={customer.version}>
      <input type="hidden" name="removeId" value={other} />
      <Card title={m.customer_merge()}>
        <CardPart>
          <p>{m.customer_merge_moves()}</p>
          <Pairs pairs={movedPairs(moved)} />
          {clashes.map((clash) => (
            <Choice key={clash.part} clash={clash} />
          ))}
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {m.customer_merge_submit()}
            </Button>
          </div>
        </CardPart>
      </Card>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.customer_merge_irreversible()}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.customer_cancel()}</Button>
            <SubmitButton variant="danger" onClick={() => setAsking(false)}>
              {m.customer_merge_submit()}
            </SubmitButton>
          </>
        }
      >
        <p>{m.customer_merge_warning()}</p>
      </Dialog>
    </MutationForm>
  )
}

/** How much moves, without what there is none of. */
function movedPairs(moved: CustomerMergeQuery['customerMerge']['moved']): Pair[] {
  const all = [
    { key: 'orders', label: m.customers_column_orders(), count: moved.orders },
    { key: 'quotations', label: m.customer_merge_quotations(), count: moved.quotations },
    { key: 'addresses', label: m.customer_addresses(), count: moved.addresses },
    { key: 'wishlistItems', label: m.customer_merge_wishes(), count: moved.wishlistItems },
    { key: 'reviews', label: m.customer_merge_reviews(), count: moved.reviews },
    { key: 'submissions', label: m.messages_title(), count: moved.submissions },
    { key: 'notes', label: m.customer_notes(), count: moved.notes },
  ]
  return all.flatMap(({ key, label, count }) => (count > 0 ? [{ key, label, value: count }] : []))
}

/** Which of two values stays; what the kept account has, at first. */
function Choice({ clash: { part, kept, removed } }: { clash: Clash }) {
  const shown = (value: string) => (part === 'GROUP' ? groupName(value) : value)
  return (
    <fieldset className="stack tight">
      <legend className="label">{m.customer_merge_clash({ part: partName(part) })}</legend>
      <Check type="radio" name={part} value="kept" defaultChecked>
        {shown(kept)}
      </Check>
      <Check type="radio" name={part} value="removed">
        {shown(removed)}
      </Check>
    </fieldset>
  )
}
