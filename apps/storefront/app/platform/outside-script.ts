interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
}

const loading = new Map<string, Promise<void>>()

/**
 * Loads a script of somebody else's, once; rejects when it does not come. Such scripts load others by plain addresses,
 * which the default policy lets pass: the content policy of the page names the hosts they may come from, and allows
 * the default policy only where there is such a host (server/security.ts).
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  if (loading.size === 0) allowAddresses()
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

function allowAddresses(): void {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  factory?.createPolicy('default', { createScriptURL: (address) => address })
}
