import { useRef } from 'react'
import * as m from '../paraglide/messages.js'
import { useResultFocus } from '../platform/use-result-focus.ts'

interface StepHeaderProps {
  readonly number?: 1 | 2
  readonly title: string
  /** The title names an order, whose number the text face writes. */
  readonly isReference?: boolean
  readonly moved: boolean
}

/** Title of a step; takes the focus when the step changes without a navigation. */
export function StepHeader({ number, title, isReference = false, moved }: StepHeaderProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useResultFocus(moved, () => head.current?.focus())
  return (
    <div>
      {number && <p className="help">{m.withdrawal_step({ step: number })}</p>}
      <h2 ref={head} tabIndex={-1} className={isReference ? 'ref' : undefined}>
        {title}
      </h2>
    </div>
  )
}
