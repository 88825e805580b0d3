import { useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { agendaPath, type AgendaAddress } from './address.ts'

interface Props {
  readonly address: AgendaAddress
  readonly zones: readonly { readonly code: string; readonly name: string }[]
}

/** Chooses what kind of appointments is shown, and where. */
export function AgendaFilters({ address, zones }: Props) {
  const navigate = useNavigate()
  const go = (change: Partial<AgendaAddress>) =>
    void navigate(agendaPath({ ...address, order: null, ...change }), { preventScrollReset: true })
  return (
    <span className="push row agenda-filters">
      <select
        className="select auto"
        aria-label={m.agenda_kind()}
        value={address.kind ?? ''}
        onChange={({ target: { value } }) =>
          go({ kind: value === 'DELIVERY' || value === 'FITTING' ? value : null })
        }
      >
        <option value="">{m.agenda_all_kinds()}</option>
        <option value="DELIVERY">{m.agenda_delivery()}</option>
        <option value="FITTING">{m.agenda_fitting()}</option>
      </select>
      {zones.length > 1 && (
        <select
          className="select auto"
          aria-label={m.agenda_zone()}
          value={address.zone ?? ''}
          onChange={({ target: { value } }) => go({ zone: value || null })}
        >
          <option value="">{m.agenda_all_zones()}</option>
          {zones.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
