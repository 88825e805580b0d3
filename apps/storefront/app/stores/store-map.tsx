import { Link } from 'react-router'
import type { MapView } from './store-map.server.ts'

/** Map without third-party requests; every pin is a link (look, Map). */
export function StoreMap({ map }: { map: MapView }) {
  const { name, side, tiles, attribution, lands, pins, labels } = map
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

const LARGE = 17
const SMALL = 11

function Pin({ pin: { x, y, count, name, to, isChosen } }: { pin: MapView['pins'][number] }) {
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
        <title>{name}</title>
        {drawing}
      </g>
    )
  return (
    <Link className="pin" to={to} aria-label={name} aria-current={current} preventScrollReset={count > 1}>
      {drawing}
    </Link>
  )
}
