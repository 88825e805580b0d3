// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk, reloadOnce } from './chunk.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a part of the scripts', () => {
  it('resolves to the loaded module', async () => {
    expect(await loadChunk(async () => ({ answer: 42 }))).toEqual({ answer: 42 })
  })

  it('reports a missing chunk by name', async () => {
    const missing = loadChunk(() => Promise.reject(new TypeError('404')))
    await expect(missing).rejects.toThrow(ChunkLoadError)
  })

  it('waits 120 seconds', async () => {
    vi.useFakeTimers()
    const ended = vi.fn()
    loadChunk(() => new Promise(() => {})).catch(ended)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })

  it('does not report a script that a navigation aborts, and tries again if the page stays', async () => {
    vi.useFakeTimers()
    dispatchEvent(new Event('beforeunload'))
    const load = vi.fn(() => Promise.resolve({ answer: 42 })).mockRejectedValueOnce(new TypeError('aborted'))
    const ended = vi.fn()
    loadChunk(load).then(ended, ended)
    await vi.advanceTimersByTimeAsync(9999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith({ answer: 42 })
    const missing = loadChunk(() => Promise.reject(new TypeError('404')))
    await expect(missing).rejects.toThrow(ChunkLoadError)
  })

  it('waits for the connection, and tries again when it was lost meanwhile', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi
      .fn(() => Promise.resolve({ answer: 42 }))
      .mockImplementationOnce(() => {
        online.mockReturnValue(false)
        return Promise.reject(new TypeError('Failed to fetch'))
      })
    const ended = vi.fn()
    loadChunk(load).then(ended, ended)
    await settled()
    expect(load).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    expect(ended).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await settled()
    expect(ended).toHaveBeenCalledWith({ answer: 42 })
  })

  it('loads the page of an address anew once when a chunk is missing', () => {
    const reload = vi.fn()
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    })
    vi.stubGlobal('location', { reload, href: 'http://shop/fr/faq' })
    expect(reloadOnce()).toBe(true)
    expect(reloadOnce()).toBe(false)
    vi.stubGlobal('location', { reload, href: 'http://shop/fr/blog' })
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
