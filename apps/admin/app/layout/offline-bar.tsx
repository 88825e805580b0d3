import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useOnline } from '../platform/connection.ts'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFormats } from './use-frame.ts'

/** Says since when there is no connection, and what happens to what is saved meanwhile. */
export function OfflineBar() {
  return useOnline() ? null : <Offline />
}

function Offline() {
  const formats = useFormats()
  const [since] = useState(() => new Date().toISOString())
  return (
    <FloatingBar label={m.offline_region()}>
      <Icon name="globe" />
      <output>
        {m.offline_since({ time: formats.time(since) })} <span className="muted">{m.offline_text()}</span>
      </output>
    </FloatingBar>
  )
}
