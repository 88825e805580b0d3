/** How often a page asks while no events come. */
const pollMs = 10_000
/** A page that hears events asks nevertheless, in case one was lost on the way. */
const quietMs = 60_000
/** Changes that come together are read together. */
const gatherMs = 120

/**
 * Calls `onChange` when the server says that something changed: by server-sent events from `url`, and by asking again and
 * again while they do not come. Returns what ends it.
 */
export function followChanges(url: string, onChange: () => void): () => void {
  let isHeard = false
  let gathering: ReturnType<typeof setTimeout> | undefined
  let last = Date.now()
  const change = () => {
    clearTimeout(gathering)
    gathering = setTimeout(() => {
      last = Date.now()
      onChange()
    }, gatherMs)
  }
  const events = new EventSource(url)
  events.addEventListener('open', () => {
    isHeard = true
    change()
  })
  events.addEventListener('change', change)
  events.addEventListener('error', () => (isHeard = false))
  const poll = setInterval(() => {
    if (Date.now() - last >= (isHeard ? quietMs : pollMs)) change()
  }, pollMs)
  const wake = () => {
    if (document.visibilityState === 'visible') change()
  }
  addEventListener('online', change)
  document.addEventListener('visibilitychange', wake)
  return () => {
    events.close()
    clearTimeout(gathering)
    clearInterval(poll)
    removeEventListener('online', change)
    document.removeEventListener('visibilitychange', wake)
  }
}
