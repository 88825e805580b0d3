import { useId } from 'react'
import { useFetcher, useLoaderData, useLocation } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import { Key, useKeyText } from '../layout/key.tsx'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Note } from '../ui/note.tsx'
import type { BulkOutcome } from './bulk.server.ts'

const FETCHER = { key: 'orders in bulk' }

interface BulkActionsProps {
  readonly ids: readonly string[]
  /** Everything that the list's address shows, also what is not loaded. */
  readonly isAll: boolean
  readonly clear: () => void
}

/** What the page of the list has loaded. */
interface ListPage {
  readonly assignees: readonly { readonly id: string; readonly name: string }[]
}

/** Address of the slips of orders. */
export function slipsPath(ids: readonly string[], kind: 'picking' | 'packing'): string {
  return `/orders/slips.pdf?${new URLSearchParams([['kind', kind], ...ids.map((id) => ['id', id])])}`
}

/** What all chosen orders allow: print their slips, change how far they are, give them to somebody. */
export function BulkActions({ ids, isAll, clear }: BulkActionsProps) {
  const { search } = useLocation()
  const { assignees } = useLoaderData<ListPage>()
  const allows = useAllowed()
  const keyText = useKeyText()
  const mayPrepare = allows('orders.ship')
  const mayEdit = allows('orders.edit')
  const fetcher = useFetcher<ActionResult<BulkOutcome>>(FETCHER)
  const assignMenu = useId()
  const moreMenu = useId()
  const send = (intent: string, more: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    if (isAll) {
      form.set('all', '1')
      form.set('list', search)
    } else for (const id of ids) form.append('id', id)
    for (const [name, value] of Object.entries({ intent, idempotencyKey: randomKey(), ...more }))
      form.set(name, value)
    void fetcher.submit(form, { method: 'post', action: '/orders' })
    clear()
  }
  const print = () => void window.open(slipsPath(ids, 'picking'), '_blank', 'noopener')
  useShortcut('p', m.orders_picking_slips(), print, isAll)
  useShortcut('e', m.orders_mark_preparing(), () => send('preparing'), !mayPrepare)
  return (
    <>
      {!isAll && (
        <a
          className={buttonClass({ variant: 'primary' })}
          href={slipsPath(ids, 'picking')}
          target="_blank"
          rel="noopener"
        >
          <Icon name="print" />
          {m.orders_picking_slips()} <Key keys="p" />
        </a>
      )}
      {mayPrepare && (
        <Button keys={keyText('e')} onClick={() => send('preparing')}>
          {m.orders_mark_preparing()}
        </Button>
      )}
      {mayEdit && (
        <>
          <button type="button" className="btn" popoverTarget={assignMenu}>
            {m.orders_assign()}
          </button>
          <Menu id={assignMenu}>
            {assignees.slice(0, 6).map(({ id, name }) => (
              <button key={id} type="button" onClick={() => send('assign', { staffId: id })}>
                {name}
              </button>
            ))}
            <button type="button" onClick={() => send('assign')}>
              {m.orders_nobody()}
            </button>
          </Menu>
        </>
      )}
      <button type="button" className="btn sq" popoverTarget={moreMenu} aria-label={m.ui_more()}>
        <Icon name="more" />
      </button>
      <Menu id={moreMenu}>
        {!isAll && (
          <a href={slipsPath(ids, 'packing')} target="_blank" rel="noopener">
            {m.orders_packing_slips()}
          </a>
        )}
        {mayPrepare && (
          <button type="button" onClick={() => send('ready')}>
            {m.orders_mark_ready()}
          </button>
        )}
      </Menu>
    </>
  )
}

/** What of the last change of several orders failed; the rest is done. */
export function BulkResult() {
  const { data, state } = useFetcher<ActionResult<BulkOutcome>>(FETCHER)
  if (!data || state !== 'idle') return null
  if (!data.ok) return <Note kind="bad" live title={data.message ?? m.form_failed()} />
  const { done, failed } = data.data
  if (failed.length === 0) return null
  return (
    <Note kind="warn" live title={m.orders_bulk_failed({ count: failed.length, done: done.length })}>
      {failed.map(({ number, message }) => `${number} · ${message}`).join(' ')}
    </Note>
  )
}
