import { route } from '@react-router/dev/routes'

/** Pages of links in mails, which need no session. */
export const joinRoutes = [
  route('invitation', 'staff/invitation.tsx'),
  route('reset-password', 'staff/reset-password.tsx'),
]

/** Pages of the team and of one's own account, inside of the frame. */
export const staffRoutes = [
  route('team', 'staff/team.tsx'),
  route('team/roles/:id', 'staff/role.tsx'),
  route('account', 'staff/account.tsx'),
  route('api-keys', 'staff/api-keys.tsx'),
]
