import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { recordKinds } from './record-kinds.ts'

/** A record that was opened lately. */
export interface RecentRecord {
  readonly to: string
  readonly label: string
  readonly kind: string
}

const KEY = 'recent-records'
const MOST = 5

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => localStorage.getItem(KEY) ?? '[]'

/** The records that were opened last in this browser. */
export function useRecent(): readonly RecentRecord[] {
  const text = useSyncExternalStore(subscribe, read, () => '[]')
  try {
    return JSON.parse(text) as RecentRecord[]
  } catch {
    return []
  }
}

/** Remembers the record whose page is shown. */
export function useRememberRecord(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const kind = kindOf(pathname)
    if (kind === undefined) return undefined
    // The title of the page is that of the record once it is drawn.
    const frame = requestAnimationFrame(() => {
      const label = document.title.replace(/ \| [^|]*$/, '')
      const others = (JSON.parse(read()) as RecentRecord[]).filter(({ to }) => to !== pathname)
      localStorage.setItem(KEY, JSON.stringify([{ to: pathname, label, kind }, ...others].slice(0, MOST)))
      for (const tell of listeners) tell()
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}

/** The kind of the record that a path shows; undefined for lists and other pages. */
function kindOf(pathname: string): string | undefined {
  const [, folder = '', id] = pathname.split('/', 4)
  if (!id || !/^\d+$/.test(id) || pathname.split('/').length > 3) return undefined
  return Object.entries(recordKinds).find(([, kind]) => kind.path(id) === `/${folder}/${id}`)?.[0]
}

/** Forgets what was opened, when the person signs out. */
export function forgetRecent(): void {
  localStorage.removeItem(KEY)
}
