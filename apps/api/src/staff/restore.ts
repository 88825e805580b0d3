import { RecordNotFoundError } from '../platform/admin/errors.ts'
import type { RestoreHandlers } from '../platform/admin/restore.ts'
import { idOf, roleNameIn } from './grants.ts'
import { changeRole } from './roles.ts'
import { selectRole } from './roles.sql.ts'

/** What brings roles back. */
export const staffRestore: RestoreHandlers = {
  'staff_role.update': {
    permission: 'staff.edit',
    restore: async (ctx, { id: version, entity, before }) => {
      const id = String(entity.id)
      const role = await selectRole(ctx.app.sql, idOf(id))
      if (!role) throw new RecordNotFoundError(ctx.language)
      const { permissions, refundLimit, requiresSecondFactor } = role
      const now = { name: roleNameIn(ctx.language, role), permissions, refundLimit, requiresSecondFactor }
      await changeRole(ctx, { id, version }, { ...now, ...before })
    },
  },
}
