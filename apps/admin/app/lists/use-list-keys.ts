import { useShortcut } from '../layout/shortcuts.tsx'
import { m } from '../paraglide/messages.js'
import type { Selecting } from './use-selection.ts'

interface ListKeys {
  readonly ids: readonly string[]
  /** The row that keys act on. */
  readonly at: string | undefined
  readonly selection: Selecting | undefined
  readonly move: (id: string) => void
  readonly preview: ((id: string) => void) | undefined
  readonly addFilter: () => void
  readonly search: () => void
}

/** The keys of every list. Enter is the browser's own: the link of the row has the focus. */
export function useListKeys({ ids, at, selection, move, preview, addFilter, search }: ListKeys): void {
  const step = (by: number) => {
    const next = ids[Math.min(ids.length - 1, Math.max(0, (at === undefined ? -1 : ids.indexOf(at)) + by))]
    if (next !== undefined) move(next)
  }
  useShortcut('j', m.list_key_next(), () => step(1))
  useShortcut('k', m.list_key_previous(), () => step(at === undefined ? 1 : -1))
  useShortcut('/', m.list_key_search(), search)
  useShortcut('f', m.list_key_filter(), addFilter)
  useShortcut('x', m.list_key_choose(), () => at !== undefined && selection?.toggle(at), !selection)
  useShortcut(
    'shift+x',
    m.list_key_choose_to(),
    () => at !== undefined && selection?.extendTo(at),
    !selection,
  )
  useShortcut(
    'Space',
    m.list_key_preview(),
    () => at !== undefined && preview?.(at),
    !preview || at === undefined,
  )
  useShortcut('Escape', m.list_choose_none(), () => selection?.clear(), !selection || selection.count === 0)
}
