import { useEffect, useRef } from 'react'
import * as m from '../paraglide/messages.js'
import type { Challenge } from './captcha.server.ts'

/**
 * Solves the form's challenge while it is filled in, and holds the form back until that is done. Without script nobody
 * can show that they are no robot, which is said.
 */
export function Proof({ challenge }: { challenge: Challenge | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!challenge || !form) return undefined
    input.value = ''
    const solve = async () => {
      const { prove } = await import('./prove.ts')
      input.value = await prove(challenge)
    }
    const solved = solve()
    const hold = (event: SubmitEvent) => {
      if (input.value) return
      event.preventDefault()
      event.stopPropagation()
      void solved.then(() => form.requestSubmit(event.submitter))
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [challenge])
  if (!challenge) return null
  return (
    <>
      <input type="hidden" name="proof" ref={field} />
      <p className="help without-script">{m.form_captcha_script()}</p>
    </>
  )
}
