import { useFetcher, useLocation } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import type { ReviewDecision } from '../generated/graphql.ts'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

const FETCHER = { key: 'reviews in bulk' }

/** Approves or rejects the chosen reviews, or all that match. It can be taken back as a whole. */
export function BulkActions({ selection, clear }: { selection: Selection; clear: () => void }) {
  const { search } = useLocation()
  const fetcher = useFetcher<ActionResult>(FETCHER)
  const send = (status: ReviewDecision) => {
    const form = new FormData()
    if (selection.isAll) {
      form.set('all', '1')
      form.set('list', search)
    } else for (const one of selection.ids) form.append('id', one)
    form.set('status', status)
    form.set('idempotencyKey', randomKey())
    void fetcher.submit(form, { method: 'post', action: '/reviews' })
    clear()
  }
  return (
    <>
      <Button onClick={() => send('APPROVED')}>{m.reviews_approve()}</Button>
      <Button onClick={() => send('REJECTED')}>{m.reviews_reject()}</Button>
    </>
  )
}

/** Why the last change of several reviews did not begin. */
export function BulkFailure() {
  const { data, state } = useFetcher<ActionResult>(FETCHER)
  if (!data || data.ok || state !== 'idle') return null
  return <Note kind="bad" live title={data.message ?? m.form_failed()} />
}
