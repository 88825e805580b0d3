import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { DeedQueue, nothingWaits, pendingInputs, type QueueState } from './deed-queue.ts'
import { followChanges } from './follow-changes.ts'
import { queueInBrowser } from './queue-in-browser.ts'

interface LiveOptions<Data, Input> {
  /** What the page was made with. */
  readonly first: Data
  /** Answers the data anew, and takes deeds. */
  readonly url: string
  /** Server-sent events that say when to ask. */
  readonly events: string
  readonly dependsOn: (later: Input, refused: Input) => boolean
  /** Is called with what was read anew. */
  readonly onData?: (data: Data) => void
}

export interface Live<Data, Input, Refusal> {
  readonly data: Data
  readonly queue: QueueState<Input, Refusal>
  /** What the data has yet to show at this moment, which the page may not show yet. */
  readonly pendingNow: () => readonly Input[]
  readonly add: (input: Input) => void
  readonly dismissRefusals: () => void
}

/** Data that follows the server, and deeds that reach it when it can be reached. */
export function useLive<Data, Input, Refusal>({
  first,
  url,
  events,
  dependsOn,
  onData,
}: LiveOptions<Data, Input>): Live<Data, Input, Refusal> {
  const [data, setData] = useState(first)
  const queue = useMemo(
    () => new DeedQueue<Input, Refusal>({ ...queueInBrowser(url, `deeds of ${url}`), dependsOn }),
    [url, dependsOn],
  )
  const state = useSyncExternalStore(
    queue.subscribe,
    () => queue.state,
    () => nothingWaits as QueueState<Input, Refusal>,
  )
  const take = useEffectEvent((next: Data) => {
    setData(next)
    onData?.(next)
  })
  useEffect(() => {
    const refresh = async () => {
      const isShown = queue.beginReading()
      const answer = await fetch(url).catch(() => null)
      queue.noteAnswer(answer !== null && answer.status < 500)
      if (!answer?.ok) return
      const next = (await answer.json()) as Data
      if (isShown()) take(next)
    }
    const change = () => {
      void queue.flush()
      void refresh()
    }
    const stopDone = queue.whenDone(() => void refresh())
    void queue.flush()
    const stopFollowing = followChanges(events, change)
    return () => {
      stopDone()
      stopFollowing()
    }
  }, [queue, url, events])
  const add = useCallback((input: Input) => queue.add(input), [queue])
  return {
    data,
    queue: state,
    pendingNow: () => pendingInputs(queue.state),
    add,
    dismissRefusals: () => queue.dismissRefusals(),
  }
}
