import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { TeamQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import { TableHead } from '../ui/table-head.tsx'
import { placesText, type Place } from './places-text.ts'

/** Invitations that were not accepted yet. */
export function Invitations({
  invitations,
  places,
  mayEdit,
}: {
  invitations: TeamQuery['staffInvitations']
  places: readonly Place[]
  mayEdit: boolean
}) {
  const { day } = useFormats()
  return (
    <Card title={m.staff_invitations()}>
      <div className="scroll-x">
        <table className="table cards-on-phone">
          <TableHead
            columns={[m.staff_person(), m.staff_role(), m.staff_where(), m.staff_state()]}
            actions={mayEdit ? m.staff_actions() : undefined}
          />
          <tbody>
            {invitations.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  {one.name}
                  <small>{one.email}</small>
                </th>
                <td data-head={m.staff_role()}>{one.role.name}</td>
                <td data-head={m.staff_where()}>{placesText(one, places)}</td>
                <td>
                  {one.isExpired ? (
                    <State kind="off">{m.staff_invitation_expired()}</State>
                  ) : (
                    <State kind="wait">{m.staff_invitation_until({ day: day(one.expiresAt) })}</State>
                  )}
                </td>
                {mayEdit && <td className="acts-cell">{deedsOf(one.id)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** Sends an invitation again, or withdraws it. */
const deedsOf = (id: string) => (
  <div className="row">
    <MutationForm intent="resend" className="row">
      <input type="hidden" name="id" value={id} />
      <SubmitButton small>{m.staff_resend()}</SubmitButton>
    </MutationForm>
    <MutationForm intent="withdraw" className="row">
      <input type="hidden" name="id" value={id} />
      <SubmitButton small variant="danger">
        {m.staff_withdraw()}
      </SubmitButton>
    </MutationForm>
  </div>
)
