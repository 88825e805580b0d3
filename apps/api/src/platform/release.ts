import { readFileSync } from 'node:fs'

/** A release that was made: its number, and the commit that it is. */
export type Release = { number: number; commit: string }

const file = new URL('../../releases.json', import.meta.url)

/** The releases before this one, the first one first (docs/decisions/0033). */
export function earlierReleases(): Release[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The number of the release that this code is, or becomes. */
export function releaseNumber(): number {
  return (earlierReleases().at(-1)?.number ?? 0) + 1
}
