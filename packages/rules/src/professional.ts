/** Whether the shop accepts an account with a SIRET as a professional one; null without a SIRET. */
export type ProfessionalState = 'waiting' | 'confirmed' | 'refused'

interface ProfessionalAccount {
  readonly siret: string | null
  readonly state: ProfessionalState | null
}

/**
 * State of an account whose SIRET is set or removed. A company that the shop has confirmed or refused stays so until its
 * number changes; another one waits where the website confirms professional accounts.
 */
export function professionalState(
  before: ProfessionalAccount,
  siret: string | null,
  needsConfirmation: boolean,
): ProfessionalState | null {
  if (!siret) return null
  const isSame = before.siret !== null && digits(before.siret) === digits(siret)
  if (isSame && before.state !== null) return before.state
  return needsConfirmation ? 'waiting' : 'confirmed'
}

const digits = (siret: string) => siret.replaceAll(/\s/g, '')
