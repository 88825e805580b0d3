/** Money that the shop gave back of a captured payment. */
export interface Refund {
  readonly uuid: string
  readonly amount: number
  readonly at: Date
}

export const REFUND_TROUBLES = ['refused', 'lost', 'unanswered'] as const
/**
 * What a tester has happen to the next refund: it is refused; it is made and its answer is lost; or it is not made and never
 * answered.
 */
export type RefundTrouble = (typeof REFUND_TROUBLES)[number]
