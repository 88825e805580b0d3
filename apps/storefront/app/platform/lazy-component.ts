import { lazy, type ComponentType } from 'react'
import { loadChunk } from './chunk.ts'

/**
 * A component whose script loads when it is first shown. Part of a page, it must have no Suspense boundary above it:
 * without one React keeps the previous page on screen until the script is there. The server renders synchronously
 * and needs the component itself: `import.meta.env.SSR ? await load() : lazyComponent(load)`.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }))
