import { readMutation } from '../forms/mutation-input.ts'
import { ModerateReviewsDocument, ReviewsDocument, type ReviewsQuery } from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { chosenWebsite } from '../lists/chosen-website.server.ts'
import { DataList } from '../lists/data-list.tsx'
import { readAddress } from '../lists/list-address.ts'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { languageNameIn, type MessageLanguage } from '../platform/language.ts'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/reviews'
import { BulkActions, BulkFailure } from './bulk-actions.tsx'
import { decisionNamed, REVIEW_STATUSES, starsText } from './statuses.ts'

type Row = ReviewsQuery['reviews']['nodes'][number]

const ofStatus = (status: string) => [{ field: 'status', op: 'IN' as const, values: [status] }]

const reviewList: ListConfig = {
  name: 'reviews',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'writtenAt', direction: 'DESC' },
  views: [
    { code: 'waiting', label: m.reviews_view_waiting, filters: ofStatus('PENDING'), isCounted: true },
    { code: 'approved', label: m.reviews_view_approved, filters: ofStatus('APPROVED') },
    { code: 'rejected', label: m.reviews_view_rejected, filters: ofStatus('REJECTED') },
    { code: 'all', label: m.reviews_view_all, filters: [] },
  ],
  filters: [
    {
      field: 'status',
      label: m.reviews_status,
      kind: 'choice',
      choices: () => Object.entries(REVIEW_STATUSES).map(([value, { label }]) => ({ value, label: label() })),
    },
    { field: 'stars', label: m.reviews_stars, kind: 'number' },
    { field: 'isVerified', label: m.reviews_verified, kind: 'boolean' },
    { field: 'isAnswered', label: m.reviews_answered, kind: 'boolean' },
    { field: 'sku', label: m.reviews_sku, kind: 'text' },
    { field: 'writtenAt', label: m.reviews_written, kind: 'time' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, reviewList)
  const { reviews } = await adminQuery(context, ReviewsDocument, variables)
  return { list, page: reviews }
}

/** Approves or rejects reviews, in the background: those that were chosen, or all that the address shows. */
export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, text, all, isChecked } = await readMutation(request)
  const { filters, search } = readAddress(new URLSearchParams(text('list')), reviewList)
  const isAll = isChecked('all')
  return await adminMutation(context, ModerateReviewsDocument, {
    idempotencyKey,
    ids: isAll ? null : all('id'),
    filters: isAll ? [...filters, ...chosenWebsite(context, reviewList.websiteField)] : null,
    search: isAll ? search || null : null,
    status: decisionNamed(text('status')),
  })
}

/** What customers wrote about products, and what the shop makes of it. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  const { language } = useFrame()
  return (
    <Page title={m.reviews_title()}>
      <title>{`${m.reviews_title()} | Comptoir`}</title>
      <BulkFailure />
      <DataList
        config={reviewList}
        data={loaderData}
        columns={columnsOf(formats, language)}
        toRow={({ id, summary }) => ({ id, to: `/reviews/${id}`, label: summary })}
        caption={m.reviews_title()}
        {...(allows('catalogue.edit') && { actions: bulkActions })}
        empty={{ icon: 'quote', title: m.reviews_empty(), text: m.reviews_empty_text() }}
      />
    </Page>
  )
}

const bulkActions = (selection: Selection, clear: () => void) => (
  <BulkActions selection={selection} clear={clear} />
)

const columnsOf = (formats: PageFormats, language: MessageLanguage): readonly Column<Row>[] => [
  {
    code: 'summary',
    head: m.reviews_review,
    cell: ({ summary }) => summary,
    second: ({ excerpt }) => excerpt,
    isFixed: true,
  },
  { code: 'stars', head: m.reviews_stars, cell: ({ stars }) => starsText(stars) },
  { code: 'product', head: m.reviews_product, cell: ({ product }) => product },
  {
    code: 'nickname',
    head: m.reviews_author,
    cell: ({ nickname, isVerified }) =>
      isVerified ? m.reviews_author_verified({ name: nickname }) : nickname,
  },
  {
    code: 'language',
    head: m.reviews_language,
    cell: ({ language: code }) => languageNameIn(code, language),
  },
  {
    code: 'status',
    head: m.reviews_status,
    cell: ({ status, isAnswered }) => (
      <>
        <State kind={REVIEW_STATUSES[status].kind}>{REVIEW_STATUSES[status].label()}</State>
        {isAnswered && <small className="muted"> {m.reviews_answered()}</small>}
      </>
    ),
  },
  {
    code: 'writtenAt',
    head: m.reviews_written,
    cell: ({ writtenAt }) => formats.moment(writtenAt),
    sort: 'writtenAt',
  },
]
