import { useEffect } from 'react'
import { browserCookie } from '../platform/browser-cookies.ts'

const reloadDocument = () => location.reload()

/**
 * Loads the document anew when another window has chosen something else, as kept in a cookie that scripts can read: what
 * is loaded next would follow that choice. Without a choice the first of `choices` is shown.
 */
export function useReloadOfOtherChoice(
  cookie: string,
  shown: string,
  choices: readonly string[],
  reload = reloadDocument,
): void {
  useEffect(() => {
    const check = () => {
      const chosen = browserCookie(document.cookie, cookie)
      const next = chosen !== undefined && choices.includes(chosen) ? chosen : choices[0]
      if (next !== shown) reload()
    }
    addEventListener('focus', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [cookie, shown, choices, reload])
}
