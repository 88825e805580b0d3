import type { Permission } from '@comptoir/rules/permissions'
import type { ReactNode } from 'react'
import { useAllowed } from '../layout/use-frame.ts'

/** Fields that only people with a permission may change; to others they show what is stored. */
export function ChangedBy({ permission, children }: { permission: Permission; children: ReactNode }) {
  const isAllowed = useAllowed()
  return (
    <fieldset className="parts" disabled={!isAllowed(permission)}>
      {children}
    </fieldset>
  )
}
