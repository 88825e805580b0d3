import { useEffect, type RefObject } from 'react'
import { SHORTEST_SEARCH } from './search-words.ts'
import type { Suggestions } from './suggestions.server.ts'

const PAUSE = 150

/** Asks for suggestions once the typing pauses; an older answer never replaces a newer one. */
export function useTyping(
  field: RefObject<HTMLInputElement | null>,
  path: string,
  show: (found: Suggestions | null) => void,
): void {
  useEffect(() => {
    const input = field.current
    let timer = 0
    let asked = new AbortController()
    const ask = async () => {
      const words = input?.value.trim() ?? ''
      asked.abort()
      asked = new AbortController()
      if (words.length < SHORTEST_SEARCH) return show(null)
      const address = `${path}/suggestions?q=${encodeURIComponent(words)}`
      // Without an answer the field still searches.
      const answer = await fetch(address, { signal: asked.signal }).catch(() => null)
      if (answer?.ok) show(await answer.json())
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => void ask().catch(() => show(null)), PAUSE)
    }
    input?.addEventListener('input', onInput)
    // What was typed before this script was there.
    if (input && input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      asked.abort()
      input?.removeEventListener('input', onInput)
    }
  }, [field, path, show])
}
