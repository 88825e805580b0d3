import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { MIN_SEARCH_LENGTH } from './search-terms.ts'
import type { Suggestions } from './suggestions.server.ts'

const DEBOUNCE_MS = 150

/**
 * Fetches suggestions after a pause in typing; aborts the previous request. Returns a function that drops the suggestions
 * which have not arrived.
 */
export function useSuggestions(
  field: RefObject<HTMLInputElement | null>,
  path: string,
  show: (found: Suggestions | null) => void,
): () => void {
  const drop = useRef(() => {})
  useEffect(() => {
    const input = field.current
    let timer = 0
    let controller = new AbortController()
    drop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
    const load = async () => {
      const terms = input?.value.trim() ?? ''
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      if (terms.length < MIN_SEARCH_LENGTH) return show(null)
      const address = `${path}/suggestions?q=${encodeURIComponent(terms)}`
      // A failed request shows no suggestions; the form still works.
      const found = await fetchSuggestions(address, signal).catch(() => null)
      if (!signal.aborted) show(found)
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => void load(), DEBOUNCE_MS)
    }
    input?.addEventListener('input', onInput)
    // Input from before hydration.
    if (input && input.value !== input.defaultValue) onInput()
    return () => {
      drop.current()
      input?.removeEventListener('input', onInput)
    }
  }, [field, path, show])
  return useCallback(() => drop.current(), [])
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await fetch(address, { signal })
  return response.ok ? await response.json() : null
}
