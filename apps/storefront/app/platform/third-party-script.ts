interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
}

const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script once; rejects when it does not load. Such scripts load others by plain URLs, so the default
 * Trusted Types policy allows every URL: the content security policy restricts the hosts, and allows a default policy only on
 * pages with third-party scripts (server/content-policy.ts).
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  if (loading.size === 0) allowScriptUrls()
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error(`${address} did not load`))
    })
    script.src = address
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}

function allowScriptUrls(): void {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  factory?.createPolicy('default', { createScriptURL: (address) => address })
}
