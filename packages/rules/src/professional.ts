import { vatNumberOf } from './vat-number.ts'

/** How a website accepts professional accounts. */
export const PROFESSIONAL_APPROVALS = ['immediate', 'by_hand', 'vat_number'] as const

/**
 * `immediate` accepts every account with a SIRET, `by_hand` the ones that the shop confirms, and `vat_number` also those
 * with a VAT number, once its check says that it is valid.
 */
export type ProfessionalApproval = (typeof PROFESSIONAL_APPROVALS)[number]

/** Whether the shop accepts an account as a professional one; null for a private customer. */
export type ProfessionalState = 'waiting' | 'confirmed' | 'refused'

interface ProfessionalNumbers {
  readonly siret: string | null
  readonly vatNumber: string | null
}

interface ProfessionalAccount extends ProfessionalNumbers {
  readonly state: ProfessionalState | null
}

/**
 * State of an account whose numbers are set, changed or removed. A company that was confirmed or refused stays so until
 * its number changes; another one waits where the website does not accept it at once.
 */
export function professionalState(
  before: ProfessionalAccount,
  numbers: ProfessionalNumbers,
  approval: ProfessionalApproval,
): ProfessionalState | null {
  const number = numberThatCounts(numbers, approval)
  if (!number) return null
  if (numberThatCounts(before, approval) === number && before.state !== null) return before.state
  return approval === 'immediate' ? 'confirmed' : 'waiting'
}

function numberThatCounts(
  { siret, vatNumber }: ProfessionalNumbers,
  approval: ProfessionalApproval,
): string | undefined {
  const vat = approval === 'vat_number' ? vatNumberOf(vatNumber ?? '') : undefined
  return vat ? `${vat.prefix}${vat.digits}` : siret?.replaceAll(/\s/g, '')
}
