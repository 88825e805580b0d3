import { connection, isOnline } from './connection.ts'

/** A script could not be loaded: a new version of the shop has replaced the file, or the server does not answer. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const TIME_OUT = 120_000
/** Session storage: the address that was loaded anew last. */
const RELOADED = 'reloaded'

/** Milliseconds after the start of a navigation during which scripts may fail because of it. */
const NAVIGATION_TIME = 10_000
let navigationStart = -Infinity
// Downloads and stopped navigations fire it too, and leave the page.
if (!import.meta.env.SSR) addEventListener('beforeunload', () => (navigationStart = Date.now()))

/**
 * Runs a dynamic import. Throws {@link ChunkLoadError} when it fails or takes longer than 120 s (spec 000 §8). Without a
 * connection it waits until there is one. Firefox aborts scripts that are loading when a navigation starts: then it
 * waits for the next page, and tries again if there is none.
 */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await connection()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A script did not load in time')), TIME_OUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    if (!isOnline()) return await loadChunk(load)
    const rest = navigationStart + NAVIGATION_TIME - Date.now()
    if (rest > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, rest)
      })
      return await loadChunk(load)
    }
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('A script could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads the page of the address anew, to get the scripts of the new version; only once for the same address, so that it
 * cannot loop. Returns whether it did.
 */
export function reloadOnce(): boolean {
  const { href } = location
  if (sessionStorage.getItem(RELOADED) === href) return false
  sessionStorage.setItem(RELOADED, href)
  location.reload()
  return true
}
