import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { MapView } from './store-map.server.ts'

/** Map without third-party requests; every pin is a link (look, Map). `name` is the accessible name. */
export function StoreMap({ name, map }: { name: string; map: MapView }) {
  const { side, tiles, attribution, lands, pins, labels } = map
  return (
    <nav className="map" aria-label={name}>
      <svg viewBox={`0 0 ${side} ${side}`}>
        {tiles.map((tile) => (
          <image key={tile.href} {...tile} />
        ))}
        {lands.map(({ href, transform }) => (
          <use key={href} className="land" href={href} transform={transform} />
        ))}
        {pins.map((pin) => (
          <Pin key={`${pin.x},${pin.y}`} pin={pin} />
        ))}
        {labels.map(({ x, y, text, anchor }) => (
          <text key={text} x={x} y={y + 5} textAnchor={anchor} aria-hidden="true">
            {text}
          </text>
        ))}
      </svg>
      {attribution && <small>{attribution}</small>}
    </nav>
  )
}

type MapPin = MapView['pins'][number]

const LARGE = 17
const SMALL = 11

function pinName({ count, name, isSpread }: MapPin): string {
  if (count === 1) return name
  return m.stores_cluster({ place: isSpread ? m.stores_cluster_around({ place: name }) : name, count })
}

function Pin({ pin }: { pin: MapPin }) {
  const { x, y, count, to, isChosen } = pin
  const current = isChosen ? 'true' : undefined
  const drawing = (
    <>
      <circle className="hit-area" cx={x} cy={y} r="24" />
      <circle cx={x} cy={y} r={count > 1 ? LARGE : SMALL} />
      {count > 1 ? (
        <text x={x} y={y + 5} aria-hidden="true">
          {count}
        </text>
      ) : (
        <circle className="dot" cx={x} cy={y} r="4.5" />
      )}
    </>
  )
  if (!to)
    return (
      <g className="pin" aria-current={current}>
        <title>{pinName(pin)}</title>
        {drawing}
      </g>
    )
  return (
    <Link
      className="pin"
      to={to}
      aria-label={pinName(pin)}
      aria-current={current}
      preventScrollReset={count > 1}
    >
      {drawing}
    </Link>
  )
}
