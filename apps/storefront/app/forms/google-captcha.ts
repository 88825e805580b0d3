import { loadScript } from '../platform/third-party-script.ts'
import type { GoogleChallenge } from './captcha.server.ts'

interface Grecaptcha {
  ready: (work: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** Loads Google's script; rejects when it fails to load. */
export async function loadGoogleCaptcha({ script, siteKey }: GoogleChallenge): Promise<void> {
  const parameters = new URLSearchParams({ render: siteKey, trustedtypes: 'true' })
  await loadScript(`${script}?${parameters}`)
}

/** Requests a token, valid once for two minutes; rejects when Google returns none. */
export async function googleCaptchaToken(check: GoogleChallenge): Promise<string> {
  await loadGoogleCaptcha(check)
  const { grecaptcha } = window as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new Error('Google’s check did not start')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return await grecaptcha.execute(check.siteKey, { action: check.action })
}
