import { useEffect } from 'react'
import * as m from '../paraglide/messages.js'

/** Milliseconds that a page may take without a word in its title (spec 001 §9). */
const DEBOUNCE = 50

/** Titles the document "Loading…" while the page asked for is on its way; it then sets its own (spec 001 §8). */
export function useLoadingTitle(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return
    const before = document.title
    const loading = `${m.layout_loading()}…`
    const timer = setTimeout(() => (document.title = loading), DEBOUNCE)
    return () => {
      clearTimeout(timer)
      // A page with the same title does not write it again.
      if (document.title === loading) document.title = before
    }
  }, [isLoading])
}
