import { lazy, type ComponentType } from 'react'
import { loadChunk } from './chunk.ts'

/**
 * A component whose script loads when it is first shown; a script that is gone shows the error page of chunk.ts.
 * Inside a panel it needs a Suspense boundary. As a part of a page it must have none above it: without one React keeps
 * the previous page on screen until the script has loaded, and the server, which renders synchronously, needs the
 * component itself: `import.meta.env.SSR ? (await load()).Part : lazyComponent(async () => (await load()).Part)`.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }))
