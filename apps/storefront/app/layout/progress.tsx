import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'

/** Shows pending navigations (spec 001 §2) and a lost connection (decisions K-5). */
export function Progress() {
  const busy = useNavigation().state !== 'idle'
  const online = useSyncExternalStore(watchConnection, isOnline, () => true)
  return (
    <output className="progress">
      {busy && (
        <span className="loading">
          <i aria-hidden="true" />
          {m.layout_loading()}
        </span>
      )}
      {!online && <span className="offline">{m.layout_offline()}</span>}
    </output>
  )
}

const isOnline = () => navigator.onLine

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
