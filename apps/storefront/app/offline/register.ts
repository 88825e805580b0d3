import type { Language } from '@comptoir/rules/language'
import { href } from '../platform/routes.ts'

interface Policy {
  createScriptURL: (address: string) => string
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('comptoir-worker', {
  createScriptURL: (address) => (/^\/(?:\w+\/)?hors-ligne\.js$/.test(address) ? address : ''),
})

/** Gives the browser the page that it shows without a connection. Nothing depends on it: errors are ignored. */
export async function registerOffline(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const address = href(language, 'offlineWorker')
  try {
    await navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address, {
      scope: href(language, 'home'),
      // Else the browser asks for the script with every page.
      updateViaCache: 'all',
    })
  } catch {
    // A private window, or a browser that allows no workers.
  }
}
