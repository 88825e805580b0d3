import { cleanup, configure, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { afterEach, vi } from 'vitest'

// Testing Library sets these up by itself only where Vitest's functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// Other tests on the same machine can take the usual second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})

/** Renders routes in a memory router, at `/` with the given loader data. */
export function renderRoutes(routes: RouteObject[], loaderData: Readonly<Record<string, unknown>> = {}) {
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  return { router, ...render(<RouterProvider router={router} />) }
}

/** A text with plain spaces, as Testing Library has those of elements: messages hold spaces that do not break. */
export const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')
