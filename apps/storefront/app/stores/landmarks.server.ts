import type { CompassPoint, LandmarkKind } from '@comptoir/rules/landmark'
import type { Language } from '@comptoir/rules/language'
import type { StoreListedFragment } from '../generated/graphql.ts'
import { distanceLabel } from '../locations/location-options.ts'
import { landmarkPlan } from './landmark-plan.ts'

export interface LandmarkView {
  readonly kind: LandmarkKind
  readonly name: string
  readonly metres: number
  readonly minutes: number
  /** `450 m`. */
  readonly distance: string
  readonly direction: CompassPoint
}

export const landmarksOf = (
  { landmarks }: Pick<StoreListedFragment, 'landmarks'>,
  language: Language,
): LandmarkView[] =>
  landmarks.map(({ kind, name, metres, walking_minutes: minutes, direction }) => ({
    kind: kind.toLowerCase() as LandmarkKind,
    name,
    metres,
    minutes,
    distance: distanceLabel(metres / 1000, language),
    direction,
  }))

export type LabelledPlan = NonNullable<ReturnType<typeof planOf>>

/** The plan of landmarks with the distances of its circles as texts; undefined without landmarks. */
export function planOf(landmarks: readonly LandmarkView[], language: Language) {
  const plan = landmarkPlan(landmarks)
  return (
    plan && {
      ...plan,
      rings: plan.rings.map((ring) => ({ ...ring, label: distanceLabel(ring.metres / 1000, language) })),
    }
  )
}
