import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { TurntableView } from './gallery-view.ts'
import { turned, turnedByDrag, turnedByKey } from './turn.ts'
import './turning.css'

interface TurningProps {
  readonly view: TurntableView
  /** What a frame shows. */
  readonly labelOf: (at: number) => string
}

/** The frames under the hand. Nothing moves by itself. */
export function Turning({ view: { label, frames }, labelOf }: TurningProps) {
  const [at, setAt] = useState(0)
  const grip = useRef<{ x: number; at: number }>(undefined)
  const stage = useRef<HTMLDivElement>(null)
  const count = frames.length
  // The button that had the focus is gone.
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  const turnByKey = (event: KeyboardEvent) => {
    const next = turnedByKey(event.key, at, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt(next)
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, at }
  }
  const drag = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = grip
    if (current) setAt(turnedByDrag(current.at, clientX - current.x, currentTarget.clientWidth, count))
  }
  const release = () => {
    grip.current = undefined
  }
  const text = labelOf(at)
  return (
    <div className="slide">
      <div
        ref={stage}
        className="turn-stage"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A range input holds no picture, and stops at its ends.
        role="slider"
        tabIndex={0}
        aria-label={m.turn_slider({ label })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={at + 1}
        aria-valuetext={text}
        onKeyDown={turnByKey}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img src={frames[at]} width="800" height="800" alt="" draggable={false} />
      </div>
      <div className="slide-bar">
        <Button small aria-label={m.turn_left()} onClick={() => setAt(turned(at, -1, count))}>
          <Icon name="previous" />
        </Button>
        <span aria-hidden="true">{text}</span>
        <Button small aria-label={m.turn_right()} onClick={() => setAt(turned(at, 1, count))}>
          <Icon name="next" />
        </Button>
      </div>
    </div>
  )
}
