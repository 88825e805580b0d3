import { spacedTelephone } from '@comptoir/rules/telephone'
import { Link } from 'react-router'
import type { AgendaEntryFieldsFragment } from '../generated/graphql.ts'
import { WORKS } from '../layout/order-works.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { State } from '../ui/state.tsx'
import { agendaPath, type AgendaAddress } from './address.ts'

interface Props {
  readonly entries: readonly AgendaEntryFieldsFragment[]
  readonly address: AgendaAddress
  readonly weightUnit: string
  /** They have no appointment yet. */
  readonly isToAgree?: boolean
}

/** Orders as those who deliver need them: who, where, what, how heavy. */
export function EntryTable({ entries, address, weightUnit, isToAgree = false }: Props) {
  const mayMove = useAllowed()('orders.edit')
  return (
    <div className="scroll-x">
      <table className="table agenda-table cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{m.agenda_order()}</th>
            <th scope="col">{m.agenda_place()}</th>
            <th scope="col">{m.agenda_goods()}</th>
            <th scope="col" className="n">
              {m.agenda_weight()}
            </th>
            <th scope="col">{m.agenda_state()}</th>
            {mayMove && (
              <th scope="col" className="no-print">
                <span className="vh">{m.agenda_actions()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <Cells entry={entry} weightUnit={weightUnit} />
              {mayMove && (
                <td className="acts-cell no-print">
                  <Link
                    className={buttonClass({ small: true })}
                    to={agendaPath({ ...address, order: entry.number })}
                    preventScrollReset
                  >
                    {isToAgree ? m.agenda_set() : m.agenda_move()}
                    <span className="vh"> {entry.number}</span>
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ entry, weightUnit }: { entry: AgendaEntryFieldsFragment; weightUnit: string }) {
  const { number: format } = useFormats()
  const { number, customer, company, street, postcode, city, telephone, remarks, goods, fittings } = entry
  const { kind, label } = WORKS[entry.work]
  return (
    <>
      <th scope="row">
        <Link to={`/orders/${number}`}>{number}</Link>
        <small>{[customer, company].filter(Boolean).join(', ')}</small>
        {telephone && (
          <small>
            <a className="link" href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>
              {spacedTelephone(telephone)}
            </a>
          </small>
        )}
      </th>
      <td data-head={m.agenda_place()}>
        {street.join(', ')}
        <small>{`${postcode ?? ''} ${city}`.trim()}</small>
        {remarks.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </td>
      <td data-head={m.agenda_goods()}>
        {goods.join(', ')}
        {fittings.map((line) => (
          <small key={line}>
            <b>{m.agenda_fit()}</b> {line}
          </small>
        ))}
      </td>
      <td className="n" data-head={m.agenda_weight()}>
        {typeof entry.weight === 'number' ? `${format(entry.weight)} ${weightUnit}` : '–'}
      </td>
      <td>
        <State kind={kind}>{label()}</State>
      </td>
    </>
  )
}
