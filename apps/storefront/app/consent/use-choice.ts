import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'

/** Marks a choice that is sent without leaving the page. */
export const STAY = 'stay'

/** Sends a form of choices where the visitor is; without script the form sends itself and comes back. */
export function useChoice() {
  const { state, data, submit } = useFetcher<{ kept: boolean }>()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form, event.nativeEvent.submitter)
    fields.set(STAY, '1')
    void submit(fields, { method: 'post', action: form.getAttribute('action') ?? '' })
  }
  return { isSending: state !== 'idle', isKept: state === 'idle' && data?.kept === true, onSubmit }
}
