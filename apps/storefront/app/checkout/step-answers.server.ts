import { stepAfter, type CheckoutStep } from '@comptoir/rules/checkout'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Values } from '../forms/form-rules.ts'
import { scopeContext } from '../platform/scope.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { stepPath } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

/** What a step shows when it was refused: errors by the id of the field, and what was typed. */
export interface StepRefusal {
  readonly errors: FormErrors
  readonly values: Values
}

export const refused = (values: Values, errors: FormErrors) =>
  data<StepRefusal>({ errors, values }, { status: 422 })

/** To the step that follows. */
export function onFrom(context: Context, step: CheckoutStep, isVirtual = false) {
  const next = stepAfter(step, { isVirtual }) ?? 'recapitulatif'
  return redirect(stepPath(context.get(scopeContext).language, next), 303)
}

export const wholeNumber = (value: string | undefined) =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined
