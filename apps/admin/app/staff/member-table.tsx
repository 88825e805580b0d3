import type { TeamQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { State } from '../ui/state.tsx'
import { TableHead } from '../ui/table-head.tsx'
import { isSoon } from './is-soon.ts'
import { placesText, type Place } from './places-text.ts'

export type Member = TeamQuery['staffMembers'][number]

/** The accounts of the team; `onEdit` is absent for who may only look. */
export function MemberTable({
  members,
  places,
  onEdit,
}: {
  members: readonly Member[]
  places: readonly Place[]
  onEdit: ((id: string) => void) | undefined
}) {
  const { moment } = useFormats()
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <TableHead
          columns={[
            m.staff_person(),
            m.staff_role(),
            m.staff_where(),
            m.staff_second_factor(),
            m.staff_seen(),
          ]}
          actions={onEdit ? m.staff_actions() : undefined}
        />
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">{nameOf(member)}</th>
              <td data-head={m.staff_role()}>{member.role.name}</td>
              <td data-head={m.staff_where()}>{placesText(member, places)}</td>
              <td data-head={m.staff_second_factor()}>
                <FactorState member={member} />
              </td>
              <td className="nowrap" data-head={m.staff_seen()}>
                {member.lastSeenAt ? moment(member.lastSeenAt) : m.staff_never()}
              </td>
              {onEdit && (
                <td className="acts-cell">
                  {member.canEdit && (
                    <IconButton
                      small
                      variant="quiet"
                      icon="more"
                      label={m.staff_change_member({ name: member.name })}
                      onClick={() => onEdit(member.id)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const nameOf = (member: Member) => (
  <div className="name">
    <span className="who" aria-hidden="true">
      {initialsOf(member.name)}
    </span>
    <span>
      {member.name}
      <small>{member.email}</small>
    </span>
  </div>
)

function FactorState({ member: { secondFactor, disabledAt } }: { member: Member }) {
  const { day } = useFormats()
  const { hasTotp, passkeys, recoveryCodesLeft, isRequired, isOverdue, dueAt } = secondFactor
  if (disabledAt) return <State kind="off">{m.staff_disabled()}</State>
  if (hasTotp || passkeys > 0) {
    const kinds = [hasTotp && m.staff_app(), passkeys > 0 && m.staff_passkeys({ count: passkeys })]
    const codes = m.staff_codes({ count: recoveryCodesLeft })
    return <State kind="done">{[...kinds, codes].filter(Boolean).join(', ')}</State>
  }
  if (!isRequired || (dueAt && !isSoon(dueAt))) return <State kind="off">{m.staff_no_factor()}</State>
  if (isOverdue || !dueAt) return <State kind="bad">{m.staff_factor_overdue()}</State>
  return <State kind="warn">{m.staff_factor_due({ day: day(dueAt) })}</State>
}

/** The first letters of first and last name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
