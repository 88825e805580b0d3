import { useMemo } from 'react'
import { SearchesDocument, type SearchesQuery } from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { languageNameIn, type MessageLanguage } from '../platform/language.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/searches'

type Row = SearchesQuery['searches']['nodes'][number]

const searchList: ListConfig = {
  name: 'searches',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'withoutResult', direction: 'DESC' },
  views: [
    {
      code: 'without-result',
      label: m.searches_view_without_result,
      filters: [
        { field: 'withoutResult', op: 'GTE', values: ['1'] },
        { field: 'day', op: 'GTE', values: ['day:-30'] },
      ],
    },
    {
      code: 'all',
      label: m.searches_view_all,
      filters: [],
      sort: { field: 'searches', direction: 'DESC' },
    },
  ],
  filters: [
    { field: 'day', label: m.searches_period, kind: 'time' },
    { field: 'withoutResult', label: m.searches_without_result, kind: 'number' },
    { field: 'searches', label: m.searches_count, kind: 'number' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, searchList)
  const { searches } = await adminQuery(context, SearchesDocument, variables)
  return { list, page: searches }
}

/** What shoppers searched, first what they did not find. A row opens the products that have the words. */
export default function Searches({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  const { language, websites } = useFrame()
  const config = useMemo(() => withLanguages(languagesOf(websites), language), [websites, language])
  const list = allows('catalogue.view') ? '/products' : '/searches'
  return (
    <Page title={m.searches_title()} facts={m.searches_facts()}>
      <title>{`${m.searches_title()} | Comptoir`}</title>
      <DataList
        config={config}
        data={loaderData}
        columns={columnsOf(formats, language)}
        toRow={({ id, words }) => ({ id, to: `${list}?${new URLSearchParams({ q: words })}`, label: words })}
        caption={m.searches_title()}
        empty={{ icon: 'search', title: m.searches_empty(), text: m.searches_empty_text() }}
      />
    </Page>
  )
}

const languagesOf = (websites: readonly { storeViews: readonly { language: string }[] }[]): string[] => [
  ...new Set(websites.flatMap(({ storeViews }) => storeViews.map((view) => view.language))),
]

/** The list with a filter by language, where shoppers search in several. */
const withLanguages = (languages: readonly string[], shown: MessageLanguage): ListConfig => ({
  ...searchList,
  filters: [
    ...searchList.filters,
    ...(languages.length > 1
      ? [
          {
            field: 'language',
            label: m.searches_language,
            kind: 'choice' as const,
            choices: () => languages.map((value) => ({ value, label: languageNameIn(value, shown) })),
          },
        ]
      : []),
  ],
})

const columnsOf = (formats: PageFormats, language: MessageLanguage): readonly Column<Row>[] => [
  { code: 'words', head: m.searches_words, cell: ({ words }) => words, sort: 'words', isFixed: true },
  {
    code: 'language',
    head: m.searches_language,
    cell: ({ language: code }) => languageNameIn(code, language),
  },
  {
    code: 'searches',
    head: m.searches_count,
    cell: ({ searches }) => formats.number(searches),
    sort: 'searches',
    isNumeric: true,
  },
  {
    code: 'withoutResult',
    head: m.searches_without_result,
    cell: ({ withoutResult }) => formats.number(withoutResult),
    sort: 'withoutResult',
    isNumeric: true,
  },
  {
    code: 'resultsNow',
    head: m.searches_results_now,
    cell: ({ resultsNow }) => (typeof resultsNow === 'number' ? formats.number(resultsNow) : '–'),
    isNumeric: true,
  },
  { code: 'day', head: m.searches_last_day, cell: ({ day }) => formats.day(day), sort: 'day' },
]
