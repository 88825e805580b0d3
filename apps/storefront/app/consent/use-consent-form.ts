import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'

/** Field that makes the action return its result instead of redirecting. */
export const STAY = 'stay'

/** Submits a consent form without leaving the page; without JavaScript the form submits itself and redirects back. */
export function useConsentForm() {
  const { state, data, submit } = useFetcher<{ stored: boolean }>()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form, event.nativeEvent.submitter)
    fields.set(STAY, '1')
    void submit(fields, { method: 'post', action: form.getAttribute('action') ?? '' })
  }
  return { isSending: state !== 'idle', isStored: state === 'idle' && data?.stored === true, onSubmit }
}
