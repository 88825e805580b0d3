interface StepChartProps {
  /** Running totals at the end of each hour until now. */
  readonly current: readonly number[]
  /** Those of the day it is compared with. */
  readonly earlier: readonly number[]
  readonly labels: { readonly current: string; readonly earlier: string }
  /** What the chart shows, in words. */
  readonly describedAs: string
  readonly hourLabel: (hour: number) => string
  readonly valueLabel: (value: number) => string
  /** The least value at the top of the axis, so that little stays small. */
  readonly least: number
}

const right = 312
const top = 8
const bottom = 120

/** Two running totals of a day over its hours, from zero. What it shows stands in words and as a table beside it. */
export function StepChart({
  current,
  earlier,
  labels,
  describedAs,
  hourLabel,
  valueLabel,
  least,
}: StepChartProps) {
  const most = roundUp(Math.max(least, ...current, ...earlier))
  const marks = [0, most / 2, most].map((value) => ({ value, label: valueLabel(value) }))
  // Room for the widest amount, of digits 5.8 wide.
  const left = Math.max(52, ...marks.map(({ label }) => 6 + 5.8 * label.length))
  const x = (hour: number) => left + ((right - left) * hour) / 24
  const y = (value: number) => bottom - ((bottom - top) * Math.max(0, value)) / most
  const path = (values: readonly number[]) =>
    `M${left} ${bottom}${values.map((value, hour) => `H${x(hour)}V${y(value)}H${x(hour + 1)}`).join('')}`
  const earlierEnd = y(earlier.at(-1) ?? 0)
  // Above its line where there is no room below.
  const earlierLabel = earlierEnd > bottom - 24 ? earlierEnd - 20 : Math.max(top + 6, earlierEnd + 14)
  const end = { x: x(current.length), y: y(current.at(-1) ?? 0) }
  return (
    <>
      <p className="vh">{describedAs}</p>
      <svg viewBox="0 0 320 148" aria-hidden="true">
        <path
          className="axis"
          d={`M${left} ${top}V${bottom}H${right}M${left} ${(top + bottom) / 2}H${right}M${left} ${top}H${right}`}
        />
        <path className="then" d={path(earlier)} />
        <path className="now" d={path(current)} />
        <circle className="dot" cx={end.x} cy={end.y} r="3.5" />
        <g className="lab">
          {marks.map(({ value, label }) => (
            <text key={value} x={left - 4} y={y(value) + 4} textAnchor="end">
              {label}
            </text>
          ))}
          {[0, 6, 12, 18, 24].map((hour) => (
            <text key={hour} x={x(hour)} y="140" textAnchor={anchorOf(hour)}>
              {hourLabel(hour)}
            </text>
          ))}
          <text
            className="b"
            x={Math.min(end.x, right - 4)}
            y={Math.max(top + 6, end.y - 8)}
            textAnchor={end.x > 200 ? 'end' : 'start'}
          >
            {labels.current}
          </text>
          <text x={right} y={earlierLabel} textAnchor="end">
            {labels.earlier}
          </text>
        </g>
      </svg>
    </>
  )
}

function anchorOf(hour: number): 'start' | 'middle' | 'end' {
  if (hour === 0) return 'start'
  return hour === 24 ? 'end' : 'middle'
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not smaller. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10)
}
