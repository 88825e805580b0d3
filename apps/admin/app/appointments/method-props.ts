import type { AppointmentMethodFieldsFragment } from '../generated/graphql.ts'

/** A shipping method with the terms of its appointments. */
export interface MethodCardProps {
  readonly websiteId: string
  readonly method: AppointmentMethodFieldsFragment
  readonly zones: readonly { readonly code: string; readonly name: string }[]
  readonly weightUnit: string
  readonly mayChange: boolean
}
