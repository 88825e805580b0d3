import { useRef } from 'react'
import { Form, Link, useNavigate, useSearchParams, useSubmit } from 'react-router'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Segment } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ProductsPage } from './products.server.ts'

/** Views of the list, each with how many products it has. */
export function Views({ counts }: { counts: ProductsPage['counts'] }) {
  const [parameters] = useSearchParams()
  const formats = useFormats()
  const views = [
    { label: m.products_view_all(), query: '', count: counts?.all },
    { label: m.products_view_low(), query: 'state.eq=low', count: counts?.low },
    { label: m.products_view_sold_out(), query: 'state.eq=sold_out', count: counts?.soldOut },
    { label: m.products_view_reduced(), query: 'reduced.eq=true', count: counts?.reduced },
    { label: m.products_view_missing(), query: 'missingTexts.eq=true', count: counts?.missingTexts },
    { label: m.products_view_disabled(), query: 'state.eq=disabled', count: counts?.disabled },
  ]
  const filters = [...parameters]
    .filter(([name]) => name.includes('.'))
    .map(([name, value]) => `${name}=${value}`)
  const mode = parameters.get('view') === 'sheet' ? 'view=sheet' : ''
  return (
    <nav className="views" aria-label={m.products_views()}>
      {views.map(({ label, query, count }) => (
        <Link
          key={query}
          to={`?${[query, mode].filter(Boolean).join('&')}`}
          aria-current={filters.join('&') === query ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <span className="n">{formats.number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** The search, and the switch between list and sheet. */
export function Filters({ isSheet }: { isSheet: boolean }) {
  const [parameters] = useSearchParams()
  const submit = useSubmit()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', m.products_find(), () => field.current?.focus())
  const kept = [...parameters].filter(([name]) => name !== 'q' && name !== 'after')
  const other = new URLSearchParams([...parameters].filter(([name]) => name !== 'view'))
  const sheet = new URLSearchParams(other)
  sheet.set('view', 'sheet')
  return (
    <div className="filters">
      <search>
        <Form className="find" onChange={(event) => void submit(event.currentTarget, { replace: true })}>
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={m.products_find()}
            placeholder={m.products_find_hint()}
            defaultValue={parameters.get('q') ?? ''}
          />
          <kbd>/</kbd>
        </Form>
      </search>
      <span className="push row">
        <Segment
          label={m.products_mode()}
          value={isSheet ? 'sheet' : 'list'}
          choices={[
            { value: 'list', label: m.products_mode_list() },
            { value: 'sheet', label: m.products_mode_sheet() },
          ]}
          onChange={(mode) => void navigate(`?${mode === 'sheet' ? sheet : other}`)}
        />
      </span>
    </div>
  )
}
