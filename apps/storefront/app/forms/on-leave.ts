import type { FocusEvent } from 'react'
import { afterPress } from '../platform/after-press.ts'

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function fieldOf(target: EventTarget | null): FormField | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField ? target : undefined
}

/**
 * Calls `check` with the field that a blur event leaves, once the press that leaves it is over, since an error moves what
 * is below it. Not when the window loses the focus, nor between radio buttons of a group.
 */
export function onLeave({ target, relatedTarget }: FocusEvent, check: (field: FormField) => void): void {
  const field = fieldOf(target)
  if (!field || document.activeElement === field) return
  const next = fieldOf(relatedTarget)
  if (next?.type === 'radio' && next.name === field.name) return
  afterPress(() => {
    if (field.isConnected) check(field)
  })
}
