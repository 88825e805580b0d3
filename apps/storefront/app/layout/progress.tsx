import { useSyncExternalStore } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { isOnline, watchConnection } from '../platform/connection.ts'
import { useLoadingTitle } from './use-loading-title.ts'
import { useWaitingLoads } from './use-waiting-loads.ts'

/**
 * Shows pending navigations (spec 001 §2) and a lost connection (decisions K-5). What is clicked without a connection
 * waits for it.
 */
export function Progress() {
  const busy = useNavigation().state !== 'idle'
  const online = useSyncExternalStore(watchConnection, isOnline, () => true)
  useLoadingTitle(busy)
  const isLoading = useWaitingLoads()
  const isSending = useFetchers().some(({ state }) => state !== 'idle')
  const isWaiting = busy || isLoading || isSending
  return (
    <output className="progress">
      {busy && online && (
        <span className="loading">
          <i aria-hidden="true" />
          {m.layout_loading()}
        </span>
      )}
      {!online && (
        <span className="offline">{isWaiting ? m.layout_offline_waiting() : m.layout_offline()}</span>
      )}
    </output>
  )
}
