import { mulDivHalfUp, type Cents } from './money.ts'

/** Contents of one piece of packaged food: grams or centilitres. */
export interface Contents {
  readonly grams?: number | undefined
  readonly centilitres?: number | undefined
}

export interface UnitPrice {
  readonly amount: Cents
  readonly per: 'kilogram' | 'litre'
}

/**
 * Price of a kilogram or a litre (Code de la consommation L112-1, arrêté of 16 November 1999: half up to the cent);
 * undefined where the contents are not known.
 */
export function unitPrice(piece: Cents, { grams, centilitres }: Contents): UnitPrice | undefined {
  if (isAmount(centilitres)) return { amount: mulDivHalfUp(piece, 100, centilitres), per: 'litre' }
  return isAmount(grams) ? { amount: mulDivHalfUp(piece, 1000, grams), per: 'kilogram' } : undefined
}

const isAmount = (value: number | undefined): value is number => value !== undefined && value > 0
