import { useState } from 'react'
import type { Route } from './+types/team'
import { readMutation } from '../forms/mutation-input.ts'
import { TeamDocument } from '../generated/graphql.ts'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { currencyOfLimits } from './currency-of-limits.ts'
import { InviteDrawer } from './invite-drawer.tsx'
import { Invitations } from './invitations.tsx'
import { MemberDrawer } from './member-drawer.tsx'
import { MemberTable } from './member-table.tsx'
import { RoleTable } from './role-table.tsx'
import { runTeamAction } from './team-actions.server.ts'

export const loader = async ({ context }: Route.LoaderArgs) => await adminQuery(context, TeamDocument)

export const action = async ({ request, context }: Route.ActionArgs) =>
  await runTeamAction(context, await readMutation(request))

/** Who works here, and what roles allow. */
export default function Team({ loaderData }: Route.ComponentProps) {
  const { staffMembers, staffInvitations, roles, staffPlaces } = loaderData
  const [isInviting, setInviting] = useState(false)
  const [editedId, setEdited] = useState<string>()
  const mayEdit = useAllowed()('staff.edit')
  const active = staffMembers.filter(({ disabledAt }) => !disabledAt)
  const without = active.filter(
    ({ secondFactor: { hasTotp, passkeys, isRequired } }) => isRequired && !hasTotp && passkeys === 0,
  )
  const edited = staffMembers.find(({ id }) => id === editedId)
  const grantable = roles.filter(({ canGrant }) => canGrant)
  return (
    <Page
      title={m.staff_team_title()}
      actions={
        mayEdit && (
          <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
            {m.staff_invite()}
          </Button>
        )
      }
    >
      <title>{`${m.staff_team_title()} | Comptoir`}</title>
      <div className="stack loose">
        <Card
          title={m.staff_people({ count: active.length })}
          fact={
            without.length > 0 && (
              <State kind="warn">{m.staff_without_factor({ count: without.length })}</State>
            )
          }
        >
          <MemberTable
            members={staffMembers}
            places={staffPlaces}
            onEdit={mayEdit ? (id) => setEdited(id) : undefined}
          />
        </Card>
        {staffInvitations.length > 0 && (
          <Invitations invitations={staffInvitations} places={staffPlaces} mayEdit={mayEdit} />
        )}
        <RoleTable roles={roles} currency={currencyOfLimits(staffPlaces)} mayEdit={mayEdit} />
      </div>
      {isInviting && (
        <InviteDrawer roles={grantable} places={staffPlaces} onClose={() => setInviting(false)} />
      )}
      {edited && (
        <MemberDrawer
          key={edited.id}
          member={edited}
          roles={roles.filter(({ canGrant, id }) => canGrant || id === edited.role.id)}
          places={staffPlaces}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
