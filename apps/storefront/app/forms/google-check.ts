import { loadScript } from '../platform/third-party-script.ts'
import type { GoogleCheck } from './captcha.server.ts'

interface Grecaptcha {
  ready: (work: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** Google's script, which is not asked for before; rejects when it does not come. */
export async function loadCheck({ script, siteKey }: GoogleCheck): Promise<void> {
  const parameters = new URLSearchParams({ render: siteKey, trustedtypes: 'true' })
  await loadScript(`${script}?${parameters}`)
}

/** A token that counts once, for two minutes; rejects when Google gives none. */
export async function askGoogle(check: GoogleCheck): Promise<string> {
  await loadCheck(check)
  const { grecaptcha } = window as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new Error('Google’s check did not start')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return await grecaptcha.execute(check.siteKey, { action: check.action })
}
