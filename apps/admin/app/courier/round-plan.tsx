import { m } from '../paraglide/messages.js'
import type { Courier, Shown, Stop } from './round.ts'

interface RoundPlanProps {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  /** Open stops of the whole round. */
  readonly stops: readonly Stop[]
  /** Those that are shown. */
  readonly visible: readonly Stop[]
  readonly me: string
  /** Those who can get stops; null for people who do not plan rounds. */
  readonly couriers: readonly Courier[] | null
  readonly onAssign: (stops: readonly Stop[], courier: Courier | null) => void
}

/** Whose stops are shown and, for who plans rounds, to whom all of them go. */
export function RoundPlan({ shown, onShow, stops, visible, me, couriers, onAssign }: RoundPlanProps) {
  const count = (id: string | undefined) => stops.filter(({ courier }) => courier?.id === id).length
  const others = (couriers ?? []).filter(({ id }) => id !== me && count(id) > 0)
  return (
    <div className="round-plan">
      <label className="field">
        <span className="label">{m.courier_show()}</span>
        <select className="select" value={shown} onChange={(event) => onShow(event.target.value)}>
          <option value="all">{m.courier_show_all({ count: stops.length })}</option>
          <option value={me}>{m.courier_show_mine({ count: count(me) })}</option>
          <option value="none">{m.courier_show_free({ count: count(undefined) })}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {m.courier_show_of({ name, count: count(id) })}
            </option>
          ))}
        </select>
      </label>
      {couriers && visible.length > 0 && (
        <label className="field">
          <span className="label">{m.courier_give_all({ count: visible.length })}</span>
          <CourierSelect
            couriers={couriers}
            value={null}
            placeholder={m.courier_choose()}
            onChoose={(courier) => onAssign(visible, courier)}
          />
        </label>
      )}
    </div>
  )
}

interface CourierSelectProps {
  readonly couriers: readonly Courier[]
  readonly value: Courier | null
  /** Stands first and chooses nobody; without it, nobody is a choice. */
  readonly placeholder?: string
  readonly label?: string
  readonly onChoose: (courier: Courier | null) => void
}

/** Chooses a courier, or nobody. */
export function CourierSelect({ couriers, value, placeholder, label, onChoose }: CourierSelectProps) {
  const known = value && !couriers.some(({ id }) => id === value.id) ? [...couriers, value] : couriers
  return (
    <select
      className="select"
      aria-label={label}
      value={value?.id ?? ''}
      onChange={(event) => onChoose(known.find(({ id }) => id === event.target.value) ?? null)}
    >
      <option value="" disabled={placeholder !== undefined}>
        {placeholder ?? m.courier_nobody()}
      </option>
      {placeholder !== undefined && <option value="nobody">{m.courier_nobody()}</option>}
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
