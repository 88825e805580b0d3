import { planStep, type CompassPoint } from '@comptoir/rules/landmark'
import { SIDE } from './map-frame.ts'

/** A landmark by its number in the list, on a plan with the place in the middle. */
interface PlanSpot {
  readonly x: number
  readonly y: number
  readonly number: number
}

export interface LandmarkPlan {
  readonly side: number
  readonly rings: readonly { readonly radius: number; readonly metres: number }[]
  readonly spots: readonly PlanSpot[]
}

/** Distance of the farthest landmark from the middle, so that its number is inside of the drawing. */
const REACH = SIDE / 2 - 40
/** Metres of the circles that may be drawn. */
const RINGS = [100, 250, 500, 1000, 2000, 3000] as const
const MOST_RINGS = 2

/** A plan of landmarks in the order of their list; undefined without any. */
export function landmarkPlan(
  landmarks: readonly { readonly metres: number; readonly direction: CompassPoint }[],
): LandmarkPlan | undefined {
  if (landmarks.length === 0) return undefined
  const scale = REACH / Math.max(...landmarks.map(({ metres }) => metres))
  const rings = RINGS.map((metres) => ({ metres, radius: Math.round(metres * scale) }))
  return {
    side: SIDE,
    rings: rings.filter(({ radius }) => radius <= SIDE / 2 - 8).slice(-MOST_RINGS),
    spots: landmarks.map((landmark, index) => {
      const { x, y } = planStep(landmark)
      return {
        x: Math.round(SIDE / 2 + x * scale),
        y: Math.round(SIDE / 2 + y * scale),
        number: index + 1,
      }
    }),
  }
}
