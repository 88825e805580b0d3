import { personName } from '@comptoir/rules/plain-name'
import { email, maxlength, required, type Rule } from '@comptoir/rules/validation'
import type { FormRules, Values } from '../forms/form-rules.ts'
import type { FormErrors } from '../ui/error-summary.tsx'

/** A line of an order, as far as it can be given back. */
export interface ChoiceLine {
  readonly id: string
  readonly name: string
  /** Units that can be withdrawn from. */
  readonly quantity: number
  /** Why none can. */
  readonly reason?: string | undefined
}

export interface Choice {
  readonly number: string
  readonly lines: readonly ChoiceLine[]
  /** Last day to declare it, DD/MM/YYYY; undefined before the delivery. */
  readonly until?: string | undefined
  /** Why nothing can be withdrawn from; undefined when it can. */
  readonly refusal?: string | undefined
}

/** What is declared, or was. */
export interface Declaration {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly message?: string | undefined
  readonly items: readonly string[]
}

interface Filled {
  readonly values: Values
  readonly errors?: FormErrors | undefined
  readonly message?: string | undefined
}

/** Where somebody who withdraws is: names the order, is sent its link, chooses what to give back, confirms; or learns why not. */
export type WithdrawalStep =
  | ({ readonly step: 'find' } & Filled)
  | { readonly step: 'sent' }
  | ({ readonly step: 'choose'; readonly choice: Choice } & Filled)
  | { readonly step: 'closed'; readonly choice: Choice }
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

/** Field that is filled where the link of a mail stands for the order. */
export const LINK = 'link'

export const tickOf = (id: string) => `item-${id}`
export const unitsOf = (id: string) => `quantity-${id}`

/** What was ticked, of what can be: at least one unit, and no more than there are. */
export function chosenItems(
  lines: readonly ChoiceLine[],
  values: Values,
): { readonly order_item_id: string; readonly quantity: number }[] {
  return lines.flatMap(({ id, quantity }) => {
    if (values[tickOf(id)] !== 'on' || quantity < 1) return []
    const units = Math.trunc(Number(values[unitsOf(id)] ?? quantity)) || quantity
    return [{ order_item_id: id, quantity: Math.min(Math.max(units, 1), quantity) }]
  })
}

export function chooseRules(lines: readonly ChoiceLine[]): FormRules {
  return {
    items: (values) => [(): ReturnType<Rule> => chosenItems(lines, values).length > 0 || { key: 'required' }],
    name: () => [required, personName, maxlength(200)],
    message: () => [maxlength(1000)],
  }
}
