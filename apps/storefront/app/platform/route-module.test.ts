// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './chunk.ts'
import { assertLoaded, loadRouteModule } from './route-module.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the script of a route', () => {
  it('is reported by name when it is gone, and the page stays', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload, href: 'http://shop/fr' })
    const gone = loadRouteModule({ id: 'cart/cart', module: 'data:text/javascript,throw new Error()' }, {})
    await expect(gone).rejects.toThrow(ChunkLoadError)
    expect(reload).not.toHaveBeenCalled()
    expect(() => assertLoaded(['root', 'cart/cart'])).toThrow(ChunkLoadError)
    expect(() => assertLoaded(['root'])).not.toThrow()
  })

  it('is loaded once', async () => {
    const cache: Record<string, unknown> = {}
    const route = { id: 'faq/faq', module: 'data:text/javascript,export const answer = 42' }
    expect(await loadRouteModule(route, cache)).toMatchObject({ answer: 42 })
    expect(await loadRouteModule({ ...route, module: 'gone.js' }, cache)).toMatchObject({ answer: 42 })
  })
})
