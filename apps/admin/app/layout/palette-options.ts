import type { loader } from './search.ts'
import type { IconName } from '../ui/icon.tsx'
import { m } from '../paraglide/messages.js'
import { navigation, navigationFoot, visibleEntries, type Visitor } from './navigation.ts'
import { recordKinds } from './record-kinds.ts'
import type { RecentRecord } from './recent.ts'

/** A line of the palette. */
export interface PaletteOption {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly detail?: string | null | undefined
  readonly keys?: string | undefined
  /** The page that it opens, or what it does. */
  readonly to?: string
  readonly run?: () => void
}

export interface PaletteGroup {
  readonly title: string
  readonly options: readonly PaletteOption[]
}

interface Command {
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

interface Known {
  readonly typed: string
  readonly visitor: Visitor
  readonly recent: readonly RecentRecord[]
  /** What the keys of this page do. */
  readonly commands: readonly Command[]
  /** The API's answer to what was typed, when it has come. */
  readonly found: Awaited<ReturnType<typeof loader>> | undefined
}

const MOST_COMMANDS = 5

/** The text without the character that searches one kind only. */
export function searchedText(typed: string): string {
  const text = typed.trim()
  return /^[>#@/]/.test(text) ? text.slice(1).trim() : text
}

/** What the palette offers for what is typed: at rest what was opened last and what this page can do. */
export function paletteGroups({ typed, visitor, recent, commands, found }: Known): PaletteGroup[] {
  const prefix = /^[>#@/]/.exec(typed.trim())?.[0]
  const text = plain(searchedText(typed))
  // Those that go to a place are among the pages.
  const actions = commands
    .filter(({ keys, label }) => !keys.startsWith('g ') && plain(label).includes(text))
    .map(({ keys, label, run }): PaletteOption => ({ id: `do-${keys}`, icon: 'next', label, keys, run }))
  const pages = visibleEntries([...navigation.flat(), ...navigationFoot], visitor)
    .filter(({ label }) => plain(label()).includes(text))
    .map(({ code, label, icon, to, key }): PaletteOption => ({
      id: `go-${code}`,
      icon,
      label: label(),
      keys: key && `g ${key}`,
      to,
    }))
  const groups: PaletteGroup[] = []
  if (prefix === '>') return filled([{ title: m.palette_actions(), options: actions }])
  if (text === '') {
    const options = recent.map(({ to, label, kind }): PaletteOption => ({
      id: `recent-${to}`,
      icon: recordKinds[kind]?.icon ?? 'document',
      label,
      to,
    }))
    groups.push({ title: m.palette_recent(), options })
    groups.push({ title: m.palette_actions(), options: actions.slice(0, MOST_COMMANDS) })
    return filled([...groups, { title: m.palette_pages(), options: pages }])
  }
  if (prefix === undefined) {
    groups.push({ title: m.palette_pages(), options: pages })
    groups.push({ title: m.palette_actions(), options: actions })
  }
  // The API's answers join below, so that nothing that is being read moves.
  for (const [type, kind] of Object.entries(recordKinds)) {
    if (prefix !== undefined && kind.prefix !== prefix) continue
    const hits = found?.hits.filter(({ entityType }) => entityType === type) ?? []
    groups.push({
      title: kind.title(),
      options: hits.map(({ entityId, label, detail }) => ({
        id: `${type}-${entityId}`,
        icon: kind.icon,
        label,
        detail,
        to: kind.path(entityId),
      })),
    })
  }
  return filled(groups)
}

const filled = (groups: readonly PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)

/** For comparing: small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
