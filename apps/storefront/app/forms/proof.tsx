import { useEffect, useRef, useState } from 'react'
import * as m from '../paraglide/messages.js'
import { CheckField } from '../ui/field.tsx'
import type { Challenge, GoogleCheck } from './captcha.server.ts'

/**
 * Holds a form back until it can show that no robot sends it: by work that is done while it is filled in, or by what
 * Google says once the visitor has asked for it. Without script nobody can show it, which is said.
 */
export function Proof({ challenge }: { challenge: Challenge | undefined }) {
  if (!challenge) return null
  return (
    <>
      {'script' in challenge ? <Google check={challenge} /> : <Worked challenge={challenge} />}
      <p className="help without-script">{m.form_captcha_script()}</p>
    </>
  )
}

function Worked({ challenge }: { challenge: Exclude<Challenge, GoogleCheck> }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const solve = async () => {
      const { prove } = await import('./prove.ts')
      return await prove(challenge)
    }
    const solved = solve()
    return holdBack(input, () => solved)
  }, [challenge])
  return <input type="hidden" name="proof" ref={field} />
}

/** Nothing of Google's is loaded before the box is ticked, and what it means is said beside it (decisions C-7). */
function Google({ check }: { check: GoogleCheck }) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const id = `${check.action}-human`
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const box = input.form?.elements.namedItem('human')
    const forget = () => {
      input.value = ''
    }
    // Google's answer is good for two minutes: whoever types on is asked anew.
    input.form?.addEventListener('input', forget)
    const release = holdBack(input, async () => {
      if (!(box instanceof HTMLInputElement) || !box.checked) {
        setError(m.form_captcha_tick())
        if (box instanceof HTMLInputElement) box.focus()
        return undefined
      }
      try {
        const { askGoogle } = await import('./google-check.ts')
        return await askGoogle(check)
      } catch {
        setError(m.form_captcha_failed())
        return undefined
      }
    })
    return () => {
      release()
      input.form?.removeEventListener('input', forget)
    }
  }, [check])
  const onTick = async (ticked: boolean) => {
    setError(undefined)
    if (!ticked) return
    const { loadCheck } = await import('./google-check.ts')
    await loadCheck(check).catch(() => setError(m.form_captcha_failed()))
  }
  return (
    <div>
      <input type="hidden" name="proof" ref={field} />
      <CheckField
        name="human"
        id={id}
        label={m.form_captcha_human()}
        error={error}
        onChange={(event) => void onTick(event.currentTarget.checked)}
        help={
          <>
            {m.form_captcha_google()}{' '}
            <a href="https://policies.google.com/privacy" rel="noreferrer">
              {m.form_captcha_privacy()}
            </a>{' '}
            <a href="https://policies.google.com/terms" rel="noreferrer">
              {m.form_captcha_terms()}
            </a>
          </>
        }
      />
    </div>
  )
}

/** Sends the form of a field only once the field holds its proof; `find` answers undefined when there is none. */
function holdBack(input: HTMLInputElement, find: () => Promise<string | undefined>): () => void {
  const { form } = input
  input.value = ''
  const send = async (submitter: HTMLElement | null) => {
    const proof = await find()
    if (!proof) return
    input.value = proof
    // A proof found before comes while the event that was held is still under way, when no other can begin.
    setTimeout(() => form?.requestSubmit(submitter))
  }
  const hold = (event: SubmitEvent) => {
    if (input.value) return
    event.preventDefault()
    event.stopPropagation()
    void send(event.submitter)
  }
  form?.addEventListener('submit', hold)
  return () => form?.removeEventListener('submit', hold)
}
