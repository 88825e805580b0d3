import { loadChunk } from './chunk.ts'

interface Route {
  readonly id: string
  /** Address of the script. */
  readonly module: string
}

/** By the id of the route. React Router asks for each script once and keeps what came of it. */
const failures = new Map<string, unknown>()

/**
 * Loads the script of a route once. React Router's own function reloads the page that the shopper is leaving when the
 * script is gone, at every click; this one throws ChunkLoadError (scripts/route-scripts.ts).
 */
export async function loadRouteModule(route: Route, cache: Record<string, unknown>): Promise<unknown> {
  try {
    cache[route.id] ??= await loadChunk(() => import(/* @vite-ignore */ route.module))
    return cache[route.id]
  } catch (error) {
    failures.set(route.id, error)
    throw error
  }
}

/** Throws the error of a route whose script did not load: React Router would show an empty page instead. */
export function assertLoaded(routes: readonly string[]): void {
  for (const id of routes) if (failures.has(id)) throw failures.get(id)
}
