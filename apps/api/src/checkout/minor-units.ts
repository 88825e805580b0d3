import { toMinorUnits } from '@comptoir/rules/money'

const tooMuch = 100_000_000

/** An amount in minor units; one that is not a safe number becomes one that every limit rejects. */
export function minorUnitsOf(amount: number, currency: string): number {
  return Number.isFinite(amount) && Math.abs(amount) < 1_000_000 ? toMinorUnits(amount, currency) : tooMuch
}
