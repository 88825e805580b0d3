import type { Language } from './language.ts'

export const LANDMARK_KINDS = ['station', 'tram', 'parking', 'landmark', 'street'] as const
export type LandmarkKind = (typeof LANDMARK_KINDS)[number]

/** Clockwise, an eighth of a turn apart. */
export const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type CompassPoint = (typeof COMPASS_POINTS)[number]

/** What visitors know near a place, by which they find it. */
export type Landmark = {
  readonly kind: LandmarkKind
  readonly names: Readonly<Record<Language, string>>
  /** On foot. */
  readonly metres: number
  /** Where it lies, seen from the place. */
  readonly direction: CompassPoint
}

/** More are a map, not a hint. */
export const MOST_LANDMARKS = 8
export const MOST_METRES = 3000
export const LONGEST_NAME = 80

/** Metres a minute of people who look for their way. */
const PACE = 75

/** Minutes on foot, one at least. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.round(metres / PACE))

export type LandmarkField = 'names' | 'metres' | 'count'

/** What is wrong with a place's landmarks: which one, and of what; the languages are those in which each has a name. */
export function landmarkProblems(
  landmarks: readonly Landmark[],
  languages: readonly Language[],
): { index: number; field: LandmarkField }[] {
  const named = ({ names }: Landmark) =>
    languages.every((language) => {
      const name = names[language]?.trim() ?? ''
      return name !== '' && name.length <= LONGEST_NAME
    })
  const measured = ({ metres }: Landmark) => Number.isInteger(metres) && metres >= 1 && metres <= MOST_METRES
  return landmarks.flatMap((landmark, index) => [
    ...(index >= MOST_LANDMARKS ? [{ index, field: 'count' as const }] : []),
    ...(named(landmark) ? [] : [{ index, field: 'names' as const }]),
    ...(measured(landmark) ? [] : [{ index, field: 'metres' as const }]),
  ])
}

/** Nearest first; those as far keep their order. */
export const nearestFirst = <One extends Pick<Landmark, 'metres'>>(landmarks: readonly One[]): One[] =>
  landmarks.toSorted((a, b) => a.metres - b.metres)

/** Where a landmark lies from its place on a plan with north up: steps to the right and down, of the length of `metres`. */
export function planStep({ metres, direction }: Pick<Landmark, 'metres' | 'direction'>): {
  x: number
  y: number
} {
  const angle = (COMPASS_POINTS.indexOf(direction) * Math.PI) / 4
  return { x: Math.sin(angle) * metres, y: -Math.cos(angle) * metres }
}
