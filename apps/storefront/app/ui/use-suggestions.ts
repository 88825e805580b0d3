import { useCallback, useEffect, useRef, type RefObject } from 'react'

const DEBOUNCE_MS = 150

/**
 * Fetches suggestions for a field as JSON after a pause in typing; aborts the previous request. `addressOf` answers where
 * from, undefined for a text that has none; then `nothing` is shown, as after an error. Returns a function that drops the suggestions which have not arrived. Both
 * functions must stay the same between renderings.
 */
export function useSuggestions<Found>(
  field: RefObject<HTMLInputElement | null>,
  addressOf: (input: HTMLInputElement) => string | undefined,
  show: (found: Found) => void,
  nothing: Found,
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
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      const address = input ? addressOf(input) : undefined
      if (address === undefined) return show(nothing)
      // A failed request shows no suggestions; the form still works.
      const found = await fetchSuggestions(address, signal, nothing).catch(() => nothing)
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
  }, [field, addressOf, show, nothing])
  return useCallback(() => drop.current(), [])
}

async function fetchSuggestions<Found>(address: string, signal: AbortSignal, nothing: Found): Promise<Found> {
  const response = await fetch(address, { signal })
  return response.ok ? await response.json() : nothing
}
