import { useRef } from 'react'
import * as m from '../paraglide/messages.js'
import { useResultFocus } from '../platform/use-result-focus.ts'

/** Title of a step; takes the focus when the step changes without a navigation. */
export function StepHeader({ number, title, moved }: { number?: 1 | 2; title: string; moved: boolean }) {
  const head = useRef<HTMLHeadingElement>(null)
  useResultFocus(moved, () => head.current?.focus())
  return (
    <div>
      {number && <p className="help">{m.withdrawal_step({ step: number })}</p>}
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
    </div>
  )
}
