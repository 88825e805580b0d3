import { useId } from 'react'
import { useFetcher, useLoaderData, useLocation } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import { useFrame } from '../layout/use-frame.ts'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Menu } from '../ui/menu.tsx'
import { Note } from '../ui/note.tsx'
import { groupName } from './names.ts'

const FETCHER = { key: 'customers in bulk' }

/** What the page of the list has loaded. */
interface ListPage {
  readonly groups: Readonly<Record<string, readonly string[]>>
}

/** Moves the chosen customers, or all that match, into a group. */
export function GroupAction({ selection, clear }: { selection: Selection; clear: () => void }) {
  const { groups } = useLoaderData<ListPage>()
  const { websiteId } = useFrame()
  const { search } = useLocation()
  const fetcher = useFetcher<ActionResult>(FETCHER)
  const id = useId()
  const here = Object.entries(groups).filter(([website]) => websiteId === null || website === websiteId)
  const codes = [...new Set(here.flatMap(([, own]) => own))]
  const move = (group: string) => {
    const form = new FormData()
    if (selection.isAll) {
      form.set('all', '1')
      form.set('list', search)
    } else for (const one of selection.ids) form.append('id', one)
    form.set('group', group)
    form.set('idempotencyKey', randomKey())
    void fetcher.submit(form, { method: 'post', action: '/customers' })
    clear()
  }
  return (
    <>
      <button type="button" className="btn" popoverTarget={id}>
        {m.customers_move()}
      </button>
      <Menu id={id}>
        {codes.map((code) => (
          <button key={code} type="button" onClick={() => move(code)}>
            {groupName(code)}
          </button>
        ))}
      </Menu>
    </>
  )
}

/** Why the last change of several customers did not begin. */
export function GroupActionFailure() {
  const { data, state } = useFetcher<ActionResult>(FETCHER)
  if (!data || data.ok || state !== 'idle') return null
  return <Note kind="bad" live title={data.message ?? m.form_failed()} />
}
