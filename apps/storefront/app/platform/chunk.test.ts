import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk, reloadOnce } from './chunk.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a part of the scripts', () => {
  it('is what was loaded', async () => {
    expect(await loadChunk(async () => ({ answer: 42 }))).toEqual({ answer: 42 })
  })

  it('that is missing is told by its name', async () => {
    const missing = loadChunk(() => Promise.reject(new TypeError('404')))
    await expect(missing).rejects.toThrow(ChunkLoadError)
  })

  it('is waited for 120 seconds', async () => {
    vi.useFakeTimers()
    const ended = vi.fn()
    loadChunk(() => new Promise(() => {})).catch(ended)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })

  it('that is missing loads the page anew once a session', () => {
    const reload = vi.fn()
    const kept = new Map<string, string>()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
    reloadOnce()
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
