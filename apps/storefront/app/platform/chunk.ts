/** A script could not be loaded: a new version of the shop has replaced the file, or the server does not answer. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const TIME_OUT = 120_000
const RELOADED = 'reloaded'

/** Runs a dynamic import. Throws {@link ChunkLoadError} when it fails or takes longer than 120 s (spec 000 §8). */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A script did not load in time')), TIME_OUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('A script could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Reloads the page, to get the scripts of the new version; only once a session, so that it cannot loop. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED)) return
  sessionStorage.setItem(RELOADED, '1')
  location.reload()
}
