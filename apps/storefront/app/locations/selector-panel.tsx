import { useEffect, useRef } from 'react'
import type { CartWay } from '../cart/cart-lines.tsx'
import { Notice } from '../ui/notice.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { MoveStep } from './move-step.tsx'
import type { SelectorData } from './selector.server.ts'
import { WhenStep } from './when-step.tsx'
import { WhereStep } from './where-step.tsx'

/** Place, mode, day and time, one question after the other; the same on its page and in the dialog. */
export function SelectorPanel({ data, way, busy }: { data: SelectorData; way?: CartWay; busy: boolean }) {
  const own = way ?? { action: data.path }
  const step = useKeptFocus<HTMLDivElement>(data.step)
  return (
    <div className="stack gy-5" ref={step} tabIndex={-1}>
      <Problem text={data.error} />
      {data.step === 'where' && <WhereStep data={data} way={own} busy={busy} />}
      {data.step === 'when' && <WhenStep data={data} way={own} busy={busy} />}
      {data.step === 'move' && <MoveStep data={data} way={own} busy={busy} />}
    </div>
  )
}

/** What was wrong with the last answer; the keyboard goes on from there. */
function Problem({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="bad" role="alert">
        <p>{text}</p>
      </Notice>
    </div>
  )
}
