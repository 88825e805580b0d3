import { useEffect, useRef, useState } from 'react'
import * as m from '../paraglide/messages.js'
import { CheckField } from '../ui/field.tsx'
import type { Challenge, GoogleChallenge } from './captcha.server.ts'

/**
 * Captcha of a form: proof of work computed while the form is filled in, or Google reCAPTCHA after the visitor asked
 * for it. Without JavaScript a notice says that the form needs it.
 */
export function CaptchaField({ challenge }: { challenge: Challenge | undefined }) {
  if (!challenge) return null
  return (
    <>
      {'script' in challenge ? (
        <GoogleCaptchaField check={challenge} />
      ) : (
        <ProofOfWork challenge={challenge} />
      )}
      <p className="help without-script">{m.form_captcha_script()}</p>
    </>
  )
}

function ProofOfWork({ challenge }: { challenge: Exclude<Challenge, GoogleChallenge> }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const solve = async () => {
      const { solveChallenge } = await import('./solve-challenge.ts')
      return await solveChallenge(challenge)
    }
    const solved = solve()
    return submitWithToken(input, () => solved)
  }, [challenge])
  return <input type="hidden" name="proof" ref={field} />
}

/** Loads Google's script only once the box is ticked, and links its privacy policy and terms (decisions C-7). */
function GoogleCaptchaField({ check }: { check: GoogleChallenge }) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const id = `${check.action}-human`
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const box = input.form?.elements.namedItem('human')
    const clearToken = () => {
      input.value = ''
    }
    // Google's token expires after two minutes, so input resets it.
    input.form?.addEventListener('input', clearToken)
    const release = submitWithToken(input, async () => {
      if (!(box instanceof HTMLInputElement) || !box.checked) {
        setError(m.form_captcha_tick())
        if (box instanceof HTMLInputElement) box.focus()
        return undefined
      }
      try {
        const { googleCaptchaToken } = await import('./google-captcha.ts')
        return await googleCaptchaToken(check)
      } catch {
        setError(m.form_captcha_failed())
        return undefined
      }
    })
    return () => {
      release()
      input.form?.removeEventListener('input', clearToken)
    }
  }, [check])
  const onTick = async (ticked: boolean) => {
    setError(undefined)
    if (!ticked) return
    const { loadGoogleCaptcha } = await import('./google-captcha.ts')
    await loadGoogleCaptcha(check).catch(() => setError(m.form_captcha_failed()))
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

/**
 * Submits the form of a field only once the field holds a captcha token; `findToken` resolves to undefined when there
 * is none.
 */
function submitWithToken(input: HTMLInputElement, findToken: () => Promise<string | undefined>): () => void {
  const { form } = input
  input.value = ''
  let isWaiting = false
  const send = async (submitter: HTMLElement | null) => {
    if (isWaiting) return
    isWaiting = true
    const proof = await findToken().finally(() => {
      isWaiting = false
    })
    if (!proof || !form?.isConnected) return
    input.value = proof
    // A token that is ready resolves during the prevented submit event, in which no other submit can start.
    setTimeout(() => form.requestSubmit(submitter))
  }
  const holdSubmit = (event: SubmitEvent) => {
    if (input.value) return
    event.preventDefault()
    event.stopPropagation()
    void send(event.submitter)
  }
  form?.addEventListener('submit', holdSubmit)
  return () => form?.removeEventListener('submit', holdSubmit)
}
