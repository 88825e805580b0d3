import { useCallback, useMemo, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Route } from './+types/price-list'
import { FailureNote } from '../forms/failure-note.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useSaved } from '../forms/use-saved.ts'
import {
  ChangePriceListDocument,
  PriceListDocument,
  type EditedPriceListFragment,
} from '../generated/graphql.ts'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult, Problem } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { BaseCard } from './base-card.tsx'
import { draftOf, readDraft, type PriceChanges, type ReadDraft } from './price-draft.ts'
import { inverseOf } from './price-inverse.ts'
import { PreviewCard, usePreview } from './price-preview.tsx'
import { PriceSaveBar, SavedBar } from './save-bars.tsx'
import { ScheduledCard } from './scheduled-card.tsx'
import { TiersCard } from './tiers-card.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { priceList } = await adminQuery(context, PriceListDocument, { sku: params.sku })
  if (!priceList) throw new Response(null, { status: 404 })
  return { list: priceList }
}

/** What the page posts. */
interface SaveRequest {
  readonly idempotencyKey: string
  readonly productId: string
  readonly version: string
  readonly changes: PriceChanges
}

export async function action({ request, context }: Route.ActionArgs): Promise<ActionResult> {
  const { changes, ...save }: SaveRequest = await request.json()
  return await adminMutation(context, ChangePriceListDocument, { ...save, ...changes })
}

export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  const { list } = loaderData
  return (
    <Page
      title={list.productName}
      back={{ to: '/prices', label: m.price_lists() }}
      actions={
        <Link className="btn" to={`/prices/why?${new URLSearchParams({ sku: list.sku })}`}>
          {m.price_title()}
        </Link>
      }
      facts={
        <Link className="link" to={`/products/${list.id}`}>
          {list.sku}
        </Link>
      }
    >
      <title>{`${m.price_lists()}, ${list.sku} | Comptoir`}</title>
      {list.hasOwnPrices ? <PriceListEditor key={list.id} list={list} /> : <PartsCard list={list} />}
    </Page>
  )
}

/** The products that have the prices, for one that has none of its own. */
function PartsCard({ list }: { list: EditedPriceListFragment }) {
  return (
    <Card title={m.price_parts()}>
      <CardPart>
        <ul className="plain-list stack tight">
          {list.parts.map(({ sku, name }) => (
            <li key={sku}>
              <Link className="link" to={`/prices/of/${encodeURIComponent(sku)}`}>
                {name}
              </Link>{' '}
              <span className="muted">{sku}</span>
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  )
}

/** The editor of all prices of a product, with what shoppers pay before and after. */
function PriceListEditor({ list }: { list: EditedPriceListFragment }) {
  const { language } = useFrame()
  const stored = useMemo(() => draftOf(list, language), [list, language])
  const editing = useDraft(`prices-${list.id}`, { value: stored, version: list.version })
  const { value: draft, change, isChanged } = editing
  const read = useMemo(() => readDraft(list, draft, language), [list, draft, language])
  const mayEdit = useAllowed()('prices.edit')
  const preview = usePreview({ productId: list.id, version: list.version, changes: read.changes })
  const saving = useSaving(list)
  useSaved(saving.saved, () => {
    // Typed as `30`, stored as `30,00`: nothing is left to save. What was typed meanwhile stays.
    if (read.count === 0 && read.invalid.size === 0) editing.discard()
    else editing.rebase(list.version)
  })
  const save = () => saving.save(read, editing.version)
  const canSave = mayEdit && read.count > 0 && read.invalid.size === 0
  useShortcut('mod+s', m.price_save(), save, !canSave)
  const { failure } = saving
  const previewProblems = preview && !preview.ok ? preview.problems : []
  const problems = failure ? failure.problems : previewProblems
  const card = { list, draft, stored, invalid: read.invalid, onChange: change }
  return (
    <FormProblems problems={problems.map((one) => atField(one, read))}>
      <div className="stack">
        {failure && <ProblemSummary />}
        {failure && (
          <FailureNote
            failure={failure}
            labels={Object.fromEntries(
              failure.conflicts.map(({ field }) => [field, conflictLabel(field, read)]),
            )}
            onKeepMine={() => editing.rebase(list.version)}
            onTakeTheirs={editing.discard}
          />
        )}
        {!mayEdit && <Note kind="info" title={m.price_read_only()} />}
        <fieldset className="bare stack" disabled={!mayEdit}>
          <BaseCard {...card} />
          <TiersCard {...card} />
          <ScheduledCard {...card} />
        </fieldset>
        <PreviewCard sku={list.sku} previews={preview?.ok ? preview.data : []} />
      </div>
      {isChanged || read.count > 0 ? (
        <PriceSaveBar
          count={read.count}
          invalid={read.invalid.size}
          isBusy={saving.isBusy}
          onDiscard={editing.discard}
          onSave={save}
        />
      ) : (
        saving.undo && <SavedBar count={saving.undo.count} isBusy={saving.isBusy} onUndo={saving.takeBack} />
      )}
    </FormProblems>
  )
}

/** Saves changes, and keeps what takes the last ones back. */
function useSaving(list: EditedPriceListFragment) {
  const fetcher = useFetcher<ActionResult>()
  const keyFor = useRequestKey()
  const [undo, setUndo] = useState<{ changes: PriceChanges; count: number }>()
  const { submit, data, state } = fetcher
  const send = useCallback(
    (changes: PriceChanges, version: string) => {
      const idempotencyKey = keyFor(JSON.stringify([changes, version]))
      const sent: SaveRequest = { idempotencyKey, productId: list.id, version, changes }
      void submit(JSON.stringify(sent), { method: 'post', encType: 'application/json' })
    },
    [keyFor, list.id, submit],
  )
  return {
    isBusy: state !== 'idle',
    /** The last save, once the page has the stored prices. */
    saved: state === 'idle' ? data : undefined,
    failure: data && !data.ok ? data : undefined,
    undo: data?.ok ? undo : undefined,
    save: ({ changes, count }: ReadDraft, version: string) => {
      setUndo({ changes: inverseOf(list, changes), count })
      send(changes, version)
    },
    takeBack: () => {
      if (!undo) return
      setUndo(undefined)
      send(undo.changes, list.version)
    },
  }
}

/** The name of the field of a change: `tiers.0.percentOff` is that in which its price was typed. */
function fieldAt(path: string, { fields }: ReadDraft): string {
  const own = fields.get(path)
  if (own) return own
  const [kind, at, part = 'price'] = path.split('.')
  const names: Readonly<Record<string, string>> = {
    percentOff: 'price',
    websiteId: 'list',
    currency: 'list',
    firstDay: 'day',
  }
  const row = fields.get(`${kind}.${at}`)
  return row ? `${row} ${names[part] ?? part}` : path
}

const atField = ({ field, message }: Problem, read: ReadDraft): Problem => ({
  field: fieldAt(field, read),
  message,
})

/** What a conflict is about, in words. */
function conflictLabel(path: string, read: ReadDraft): string {
  const [kind, at] = path.split('.')
  const tier = kind === 'tiers' ? read.changes.tiers[Number(at)] : undefined
  if (tier) return m.price_step_tier({ group: tier.group ?? m.price_group_all(), quantity: tier.quantity })
  return kind === 'scheduled' ? m.price_scheduled_card() : m.price_base_card()
}
