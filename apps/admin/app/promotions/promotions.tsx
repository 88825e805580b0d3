import type { Route } from './+types/promotions'
import { PromotionsDocument, type PromotionsQuery } from '../generated/graphql.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PromotionState, stateChoices } from './promotion-state.tsx'

const config: ListConfig = {
  name: 'promotions',
  filters: [
    { field: 'state', label: () => m.promo_col_state(), kind: 'choice', choices: stateChoices },
    { field: 'needsCoupon', label: () => m.promo_view_codes(), kind: 'boolean' },
    { field: 'startsAt', label: () => m.promo_from(), kind: 'time' },
    { field: 'endsAt', label: () => m.promo_until(), kind: 'time' },
  ],
  views: [
    {
      code: 'current',
      label: () => m.promo_view_current(),
      filters: [{ field: 'state', op: 'IN', values: ['RUNNING', 'SCHEDULED'] }],
    },
    {
      code: 'ended',
      label: () => m.promo_view_ended(),
      filters: [{ field: 'state', op: 'IN', values: ['ENDED', 'USED_UP'] }],
    },
    {
      code: 'off',
      label: () => m.promo_view_off(),
      filters: [{ field: 'state', op: 'EQ', values: ['OFF'] }],
    },
    {
      code: 'codes',
      label: () => m.promo_view_codes(),
      filters: [{ field: 'needsCoupon', op: 'EQ', values: ['true'] }],
    },
  ],
  sort: { field: 'rank', direction: 'ASC' },
  isSearchable: true,
  websiteField: 'websiteId',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, config)
  const { promotions } = await adminQuery(context, PromotionsDocument, variables)
  return { list, page: promotions }
}

type Row = PromotionsQuery['promotions']['nodes'][number]

export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const mayEdit = useAllowed()('promotions.edit')
  const add = mayEdit && (
    <LinkButton to="/promotions/new" variant="primary" icon="plus">
      {m.promo_new()}
    </LinkButton>
  )
  return (
    <Page title={m.promo_title()} actions={add}>
      <title>{`${m.promo_title()} | Comptoir`}</title>
      <DataList
        config={config}
        data={loaderData}
        caption={m.promo_title()}
        columns={columnsOf(formats)}
        toRow={({ id, name }) => ({ id, to: `/promotions/${id}`, label: name })}
        empty={{ icon: 'percent', title: m.promo_empty_title(), text: m.promo_empty_text(), action: add }}
      />
    </Page>
  )
}

function columnsOf(formats: PageFormats): Column<Row>[] {
  return [
    {
      code: 'name',
      head: () => m.promo_col_name(),
      cell: ({ name }) => name,
      second: ({ kind, name, labels }) =>
        kind === 'CATALOGUE' ? m.promo_kind_catalogue() : secondLine(name, labels),
      sort: 'name',
      isFixed: true,
    },
    {
      code: 'couponCode',
      head: () => m.promo_col_code(),
      cell: ({ couponCode, couponCount }) =>
        couponCode ? (
          <span className="code">{couponCode}</span>
        ) : couponCount > 1 ? (
          m.promo_codes_count({ count: couponCount })
        ) : (
          ''
        ),
    },
    {
      code: 'state',
      head: () => m.promo_col_state(),
      cell: ({ state }) => <PromotionState state={state} />,
      sort: 'rank',
    },
    {
      code: 'endsAt',
      head: () => m.promo_col_period(),
      cell: ({ startsAt, endsAt }) => periodText(startsAt, endsAt, formats),
      sort: 'endsAt',
    },
    {
      code: 'uses',
      head: () => m.promo_col_uses(),
      isNumeric: true,
      cell: ({ uses, maxUses }) => {
        if (typeof uses !== 'number' || uses === 0) return ''
        return typeof maxUses === 'number'
          ? m.promo_uses_of({ count: formats.number(uses), most: formats.number(maxUses) })
          : m.promo_uses_times({ count: formats.number(uses) })
      },
      sort: 'uses',
    },
    {
      code: 'discounted',
      head: () => m.promo_col_discounted(),
      isNumeric: true,
      cell: ({ discounted }) => (discounted && discounted.amount > 0 ? formats.money(discounted) : ''),
      sort: 'discounted',
    },
  ]
}

/** What shoppers read, where it is another text than the name. */
function secondLine(name: string, labels: unknown): string {
  const texts = Object.values(labels as Record<string, string>)
  return texts.find((text) => text !== name) ?? ''
}

function periodText(
  from: string | null | undefined,
  to: string | null | undefined,
  formats: PageFormats,
): string {
  const last = to ? formats.day(new Date(Date.parse(to) - 1).toISOString()) : ''
  if (from && to) return m.promo_period_both({ from: formats.day(from), to: last })
  if (to) return m.promo_period_until({ day: last })
  return from && Date.parse(from) > Date.now()
    ? m.promo_period_from({ day: formats.day(from) })
    : m.promo_period_open()
}
