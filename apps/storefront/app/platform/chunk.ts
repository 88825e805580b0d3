/** A part of the scripts that did not come: the file is gone since a new version of the shop, or nothing answers. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const TIME_OUT = 120_000
const RELOADED = 'reloaded'

/**
 * Every dynamic import of the build (scripts/leave-out.ts). Throws {@link ChunkLoadError} when the script has not
 * come after 120 s or cannot be had (spec 000 §8).
 */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A script did not come in time')), TIME_OUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('A script cannot be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Loads the page anew, which has the scripts of the new version; once a session, then it is the shopper's to do. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED)) return
  sessionStorage.setItem(RELOADED, '1')
  location.reload()
}
