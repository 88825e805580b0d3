import { useId, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import { useAllowed } from '../layout/use-frame.ts'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'

const FETCHER = { key: 'returns in bulk' }
const LONGEST = 1000

/** Receives or closes the chosen returns, or all that match. */
export function BulkActions({ selection, clear }: { selection: Selection; clear: () => void }) {
  const { search } = useLocation()
  const allows = useAllowed()
  const fetcher = useFetcher<ActionResult>(FETCHER)
  const [closes, setCloses] = useState(false)
  const [reason, setReason] = useState('')
  const id = useId()
  const send = (intent: 'receive' | 'close', own: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    if (selection.isAll) {
      form.set('all', '1')
      form.set('list', search)
    } else for (const one of selection.ids) form.append('id', one)
    for (const [name, value] of Object.entries({ intent, idempotencyKey: randomKey(), ...own }))
      form.set(name, value)
    void fetcher.submit(form, { method: 'post', action: '/returns' })
    clear()
  }
  return (
    <>
      {allows('orders.ship') && <Button onClick={() => send('receive')}>{m.returns_receive_all()}</Button>}
      {allows('orders.edit') && <Button onClick={() => setCloses(true)}>{m.returns_close()}</Button>}
      <Dialog
        isOpen={closes}
        onClose={() => setCloses(false)}
        title={m.returns_close()}
        actions={
          <>
            <Button onClick={() => setCloses(false)}>{m.returns_keep_open()}</Button>
            <Button
              variant="primary"
              onClick={() => send('close', { reason })}
              disabled={reason.trim() === ''}
            >
              {m.returns_close()}
            </Button>
          </>
        }
      >
        <div className="field">
          <label htmlFor={id}>{m.returns_close_reason()}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={LONGEST}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </Dialog>
    </>
  )
}

/** Why the last change of several returns did not begin. */
export function BulkFailure() {
  const { data, state } = useFetcher<ActionResult>(FETCHER)
  if (!data || data.ok || state !== 'idle') return null
  return <Note kind="bad" live title={data.message ?? m.form_failed()} />
}
