import type { CheckoutData } from './checkout.tsx'
import type { StepRefusal } from './step-answers.server.ts'

export interface StepProps {
  readonly data: CheckoutData
  readonly refusal: StepRefusal | undefined
  /** The step is on its way to the server. */
  readonly busy: boolean
}
