import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { AccountQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import { TableHead } from '../ui/table-head.tsx'

type Session = AccountQuery['mySessions'][number]

/** Where one is signed in; each session can be ended. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { moment } = useFormats()
  return (
    <Card
      title={m.staff_sessions_title()}
      actions={
        sessions.length > 1 && (
          <MutationForm intent="end-others" className="row">
            <SubmitButton small>{m.staff_end_others()}</SubmitButton>
          </MutationForm>
        )
      }
    >
      <div className="scroll-x">
        <table className="table cards-on-phone">
          <TableHead
            columns={[m.staff_device(), m.staff_address(), m.staff_seen()]}
            actions={m.staff_actions()}
          />
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">
                  {deviceText(session)}
                  <small>{m.staff_since({ at: moment(session.createdAt) })}</small>
                </th>
                <td data-head={m.staff_address()}>{session.address ?? ''}</td>
                <td className="nowrap" data-head={m.staff_seen()}>
                  {session.isCurrent ? (
                    <State kind="done">{m.staff_here()}</State>
                  ) : (
                    moment(session.lastSeenAt)
                  )}
                </td>
                <td className="acts-cell">
                  {!session.isCurrent && (
                    <MutationForm intent="end-session" className="row">
                      <input type="hidden" name="id" value={session.id} />
                      <SubmitButton small>{m.staff_end_session()}</SubmitButton>
                    </MutationForm>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function deviceText({ device }: Session): string {
  if (!device) return m.staff_unknown_device()
  const { browser, system } = device
  if (browser && system) return m.staff_device_on({ browser, system })
  return browser ?? system ?? m.staff_unknown_device()
}
