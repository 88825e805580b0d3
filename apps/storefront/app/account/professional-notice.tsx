import type { ProfessionalState } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'

/** Why an account with a SIRET has the prices for private customers; nothing once the shop has confirmed it. */
export function ProfessionalNotice({ state }: { state: ProfessionalState | undefined }) {
  if (state === 'WAITING')
    return (
      <Notice title={m.account_professional_waiting()}>
        <p>{m.account_professional_waiting_text()}</p>
      </Notice>
    )
  if (state !== 'REFUSED') return null
  return (
    <Notice kind="warn" title={m.account_professional_refused()}>
      <p>{m.account_professional_refused_text()}</p>
    </Notice>
  )
}
