import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import type { FrameData } from './frame-data.server.ts'
import { pendingText } from './pending-texts.ts'
import { useShortcut } from './shortcuts.tsx'
import { useFrame } from './use-frame.ts'

type Pending = FrameData['pending'][number]

/** What leaves the shop in a moment, the newest, with the seconds that are left to take it back. */
export function UndoBar() {
  const { pending } = useFrame()
  const [newest] = pending.filter(({ state, canWithdraw }) => state === 'WAITING' && canWithdraw)
  // What began on an earlier page must not hide what this page has to save.
  const [earlier] = useState(() => new Set(pending.map(({ id }) => id)))
  return newest ? <Countdown key={newest.id} action={newest} isEarlier={earlier.has(newest.id)} /> : null
}

function Countdown({ action, isEarlier }: { action: Pending; isEarlier: boolean }) {
  const seconds = useSecondsUntil(action.dueAt)
  const fetcher = useFetcher()
  const withdraw = () =>
    void fetcher.submit({ id: action.id }, { method: 'post', action: '/withdraw-action' })
  const isOver = seconds !== undefined && seconds <= 0
  useShortcut('mod+z', m.undo_label(), withdraw, isOver)
  if (isOver) return null
  return (
    <FloatingBar label={m.undo_region()} isQuiet={isEarlier}>
      <output>{pendingText(action)}</output>
      {seconds !== undefined && <span className="muted">{m.undo_seconds({ seconds })}</span>}
      <Button
        icon="undo"
        keys={m.undo_keys()}
        onClick={withdraw}
        busy={fetcher.state === 'idle' ? false : m.undo_running()}
      >
        {m.undo_hold()}
      </Button>
    </FloatingBar>
  )
}

/** Undefined until the page's scripts run: the server's clock may differ from the browser's by a moment. */
function useSecondsUntil(at: string): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const update = () => setSeconds(Math.ceil((Date.parse(at) - Date.now()) / 1000))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}
