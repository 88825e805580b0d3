import { stepAfter, type CheckoutStep } from '@comptoir/rules/checkout'
import { textOf } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Values } from '../forms/form-rules.ts'
import { scopeContext } from '../platform/scope.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { stepPath } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

/** Errors by field id and the submitted values of a checkout step. */
export interface StepErrors {
  readonly errors: FormErrors
  readonly values: Values
}

export const invalid = (values: Values, errors: FormErrors, status = 422) =>
  data<StepErrors>({ errors, values }, { status })

/** Redirects to the step that follows. */
export function redirectAfter(context: Context, step: CheckoutStep, isVirtual = false) {
  const next = stepAfter(step, { isVirtual }) ?? 'review'
  return redirect(stepPath(context.get(scopeContext).language, next), 303)
}

/** Browsers count a line break as one character but send two. */
export const commentOf = (text: string | undefined) => textOf(text).replaceAll('\r\n', '\n')

export const parseInteger = (value: string | undefined) =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined
