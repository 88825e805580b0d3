import { useEffect, useEffectEvent, useRef } from 'react'
import { readDraft, writeDraft } from '../forms/drafts.ts'
import { randomKey } from '../forms/random-key.ts'
import { useFrame } from '../layout/use-frame.ts'
import type { ProductPage } from './product.server.ts'
import { changesOf, keyOf, type Edit, type Kept, type RowChange, type Sheet } from './use-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

/** Milliseconds without a change after which the draft is sent. */
const PAUSE = 1000

/**
 * Keeps the unsaved changes of an editor on the server, too: with every pause, so that they are there on another device. What the
 * server has and is newer replaces what this browser has.
 */
export function useServerDraft(
  name: string,
  sheet: Sheet,
  rows: readonly SheetRow[],
  { product, draft }: Pick<ProductPage, 'product' | 'draft'>,
): void {
  const person = useFrame().me.email
  const known = useRef(draft ? Date.parse(draft.editedAt) : 0)
  const begin = useEffectEvent(() => {
    const own = readDraft<Kept>(person, name)
    if (!draft || (own && own.at >= known.current)) return
    const value = editsOf(draft.changes, rows)
    if (value.length > 0) writeDraft<Kept>(person, name, { value, version: '', at: known.current })
  })
  useEffect(() => begin(), [])
  const { edits } = sheet
  const send = useEffectEvent((unsaved: Sheet['edits']) => {
    const at = readDraft<Kept>(person, name)?.at ?? 0
    // Nothing was ever kept, or it is what the server has.
    if (unsaved.size === 0 ? known.current === 0 : at <= known.current) return
    known.current = unsaved.size === 0 ? 0 : at
    const editedAt = new Date(unsaved.size === 0 ? Date.now() : at).toISOString()
    const input = { id: product.id, editedAt, changes: changesOf(unsaved, rows), idempotencyKey: randomKey() }
    const headers = { 'content-type': 'application/json' }
    // Without a connection this browser keeps it; the next pause sends it again.
    void fetch('/products/drafts', { method: 'POST', headers, body: JSON.stringify(input) }).catch(() => {
      known.current = 0
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => send(edits), PAUSE)
    return () => clearTimeout(timer)
  }, [edits])
}

/** Changes as the sheet keeps them, without what is live meanwhile. */
function editsOf(changes: readonly RowChange[], rows: readonly SheetRow[]): (readonly [string, Edit])[] {
  return changes.flatMap(({ id, fields }) => {
    const live = rows.find((row) => row.id === id)?.fields ?? {}
    return fields
      .filter(({ field, value }) => JSON.stringify(value) !== JSON.stringify(live[field] ?? null))
      .map(({ field, value, from }) => [keyOf(id, field), { value, from }] as const)
  })
}
