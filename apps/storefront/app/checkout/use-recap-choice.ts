import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { StepErrors } from './step-responses.server.ts'

/**
 * A choice of the recap that is sent as soon as it is made, beside the order's form. `answer` is the newer of both answers:
 * an error of the order's form is over once something else is chosen.
 */
export function useRecapChoice(actionData: StepErrors | undefined) {
  const { submit, reset, data, state } = useFetcher<StepErrors>()
  const [seen, setSeen] = useState<StepErrors>()
  const isOrdering = useNavigation().state === 'submitting'
  // What is still on its way is part of the order; its reload would find the cart ended, and leave for the cart page.
  useEffect(() => {
    if (isOrdering) reset()
  }, [isOrdering, reset])
  const send = (values: Readonly<Record<string, string>>) => {
    setSeen(actionData)
    void submit(values, { method: 'post' })
  }
  const answer = actionData === undefined || seen === actionData ? data : actionData
  return { send, answer, isIdle: state === 'idle' }
}

/** Selects what was ticked before scripts ran: the first touch of a page is what starts them. Returns the group's `ref`. */
export function useEarlyTick(select: (input: HTMLInputElement) => void) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const ticked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (ticked && !ticked.defaultChecked) select(ticked)
  })
  return group
}

/** Whether this answer is that of an accepted choice. */
export const isAccepted = (answer: StepErrors | undefined, intent: string): boolean =>
  answer?.values['intent'] === intent && Object.values(answer.errors).every((text) => !text)
