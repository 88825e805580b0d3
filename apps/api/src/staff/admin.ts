import type { AdminResolverMap } from '../platform/admin/context.ts'
import { accountAdmin } from './admin-account.ts'
import { signInAdmin } from './admin-sign-in.ts'
import { teamAdmin } from './admin-team.ts'

/** People: sign-in, one's own account, the team. */
export const staffAdmin: readonly AdminResolverMap[] = [signInAdmin, accountAdmin, teamAdmin]
