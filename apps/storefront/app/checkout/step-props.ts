import type { CheckoutData } from './checkout-data.server.ts'
import type { StepErrors } from './step-responses.server.ts'

export interface StepProps {
  readonly data: CheckoutData
  readonly actionData: StepErrors | undefined
  /** Whether the step is being submitted. */
  readonly busy: boolean
}
