/** True also where nothing is known, as on the server. */
export const isOnline = (): boolean => !('onLine' in navigator) || navigator.onLine

/** Calls `onChange` when the connection is lost or back. Returns a function that ends it. */
export function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Resolves when there is a connection: at once, or when it is back. */
export async function connection(): Promise<void> {
  if (isOnline()) return
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}
