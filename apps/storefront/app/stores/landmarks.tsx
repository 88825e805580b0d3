import type { LandmarkKind } from '@comptoir/rules/landmark'
import * as m from '../paraglide/messages.js'
import type { LabelledPlan, LandmarkView } from './landmarks.server.ts'

/** What is near a place and how to walk from there; the numbers are those of its plan. */
export function LandmarkList({ landmarks }: { landmarks: readonly LandmarkView[] }) {
  return (
    <ol className="landmarks">
      {landmarks.map((landmark) => (
        <li key={`${landmark.kind} ${landmark.name}`}>
          <b>{landmark.name}</b>
          <span className="help"> {KINDS[landmark.kind]()}</span>
          <br />
          {m.store_landmark_walk({ minutes: landmark.minutes })} · {placeText(landmark)}
        </li>
      ))}
    </ol>
  )
}

/** The place in the middle, circles of distance, and the landmarks by their numbers. */
export function LandmarkPlanDrawing({
  name,
  plan: { side, rings, spots },
}: {
  name: string
  plan: LabelledPlan
}) {
  const middle = side / 2
  return (
    <figure className="map plan">
      <figcaption className="vh">{name}</figcaption>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {rings.map(({ radius, label }) => (
          <g key={radius}>
            <circle className="ring" cx={middle} cy={middle} r={radius} />
            <text x={middle + 6} y={middle - radius + 16}>
              {label}
            </text>
          </g>
        ))}
        <path className="north" d="M28 46l10-26l10 26l-10-6z" />
        <text x="38" y="66" textAnchor="middle">
          {m.store_plan_north()}
        </text>
        <g className="pin" aria-current="true">
          <circle cx={middle} cy={middle} r="13" />
          <circle className="dot" cx={middle} cy={middle} r="5" />
        </g>
        {spots.map(({ x, y, number }) => (
          <g key={number} className="pin">
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y + 5}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

const placeText = ({ distance, direction }: LandmarkView) =>
  m.store_landmark_where({ distance, direction: DIRECTIONS[direction]() })

const KINDS: Readonly<Record<LandmarkKind, () => string>> = {
  station: () => m.store_landmark_station(),
  tram: () => m.store_landmark_tram(),
  parking: () => m.store_landmark_parking(),
  landmark: () => m.store_landmark_landmark(),
  street: () => m.store_landmark_street(),
}

const DIRECTIONS: Readonly<Record<LandmarkView['direction'], () => string>> = {
  N: () => m.store_direction_n(),
  NE: () => m.store_direction_ne(),
  E: () => m.store_direction_e(),
  SE: () => m.store_direction_se(),
  S: () => m.store_direction_s(),
  SW: () => m.store_direction_sw(),
  W: () => m.store_direction_w(),
  NW: () => m.store_direction_nw(),
}
