import { useRemembered } from './use-remembered.ts'

/** What is chosen in a list. */
export interface Selection {
  readonly ids: readonly string[]
  /** Whether everything that matches is chosen, also what is not shown; `ids` are then those that are shown. */
  readonly isAll: boolean
  readonly count: number
}

export interface Selecting extends Selection {
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Chooses everything from the last choice up to this row. */
  readonly extendTo: (id: string) => void
  readonly choosePage: (isChosen: boolean) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

/** Choosing rows, of which `ids` are shown and `total` match. */
export function useSelection(ids: readonly string[], total: number): Selecting {
  const [chosen, setChosen] = useRemembered<ReadonlySet<string>>('chosen', new Set())
  const [isAll, setAll] = useRemembered('all chosen', false)
  const [last, setLast] = useRemembered<string | undefined>('last chosen', undefined)
  const shown = isAll ? ids : ids.filter((id) => chosen.has(id))
  const choose = (next: ReadonlySet<string>) => {
    setAll(false)
    setChosen(next)
  }
  return {
    ids: shown,
    isAll,
    count: isAll ? total : shown.length,
    has: (id) => isAll || chosen.has(id),
    toggle: (id) => {
      const next = new Set(isAll ? ids : chosen)
      if (!next.delete(id)) next.add(id)
      choose(next)
      setLast(id)
    },
    extendTo: (id) => {
      const [from = 0, to = 0] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((a, b) => a - b)
      choose(new Set([...chosen, ...ids.slice(Math.max(0, from), to + 1)]))
      setLast(id)
    },
    choosePage: (isChosen) => choose(new Set(isChosen ? ids : [])),
    chooseAll: () => setAll(true),
    clear: () => choose(new Set()),
  }
}
