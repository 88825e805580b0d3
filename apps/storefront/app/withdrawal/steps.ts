import { personName } from '@comptoir/rules/plain-name'
import { email, maxlength, required, type Rule } from '@comptoir/rules/validation'
import type { FormRules, Values } from '../forms/form-rules.ts'
import type { FormErrors } from '../ui/error-summary.tsx'

/** An order line and how much of it can be returned. */
export interface WithdrawalLine {
  readonly id: string
  readonly name: string
  /** Units that can be returned. */
  readonly quantity: number
  /** Why none can, if the API says so. */
  readonly reason?: string | undefined
}

export interface WithdrawalOptions {
  readonly number: string
  readonly lines: readonly WithdrawalLine[]
  /** Last day to declare the withdrawal, in digits; undefined before delivery. */
  readonly until?: string | undefined
  /** Why the order cannot be withdrawn from, and whether `until` is over; undefined when it can. */
  readonly closed?: { readonly reason: string; readonly isOver: boolean } | undefined
}

/** Content of a withdrawal declaration. */
export interface Declaration {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly message?: string | undefined
  readonly items: readonly string[]
}

interface FormState {
  readonly values: Values
  readonly errors?: FormErrors | undefined
  readonly message?: string | undefined
}

/** Steps of a withdrawal: find the order, link sent, select items, confirm; or closed with the reason. */
export type WithdrawalStep =
  | ({ readonly step: 'find'; readonly isLinkExpired?: true } & FormState)
  | { readonly step: 'sent' }
  | ({ readonly step: 'select'; readonly options: WithdrawalOptions } & FormState)
  | { readonly step: 'closed'; readonly options: WithdrawalOptions }
  | {
      readonly step: 'confirm'
      readonly token: string
      readonly values: Values
      readonly declaration: Declaration
    }

export const FIND_RULES: FormRules = {
  number: () => [required, maxlength(40)],
  email: () => [required, email],
}

/** Query parameter, so that a reload shows the same message. */
export const SENT = 'sent'

/** Hidden field that is set when the order comes from an e-mailed link. */
export const BY_LINK = 'link'

export const checkboxName = (id: string) => `item-${id}`
export const quantityName = (id: string) => `quantity-${id}`

/** Selected items, limited to what can be returned; at least one unit each. */
export function selectedItems(
  lines: readonly WithdrawalLine[],
  values: Values,
): { readonly order_item_id: string; readonly quantity: number }[] {
  return lines.flatMap(({ id, quantity }) => {
    if (values[checkboxName(id)] !== 'on' || quantity < 1) return []
    const units = Math.trunc(Number(values[quantityName(id)] ?? quantity)) || quantity
    return [{ order_item_id: id, quantity: Math.min(Math.max(units, 1), quantity) }]
  })
}

export function selectionRules(lines: readonly WithdrawalLine[]): FormRules {
  return {
    items: (values) => [
      (): ReturnType<Rule> => selectedItems(lines, values).length > 0 || { key: 'required' },
    ],
    name: () => [required, personName, maxlength(200)],
    message: () => [maxlength(1000)],
  }
}
