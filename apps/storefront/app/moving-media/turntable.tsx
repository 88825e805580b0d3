import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { TurntableView } from './gallery-view.ts'
import { angleOf, fewOf, turned, turnedByDrag, turnedByKey } from './turn.ts'

/**
 * A product that the shopper turns by dragging, arrow keys or buttons. Its frames load when asked for; before, the row of
 * pictures is swiped over it. Without JavaScript it shows a few sides beside each other.
 */
export function Turntable({ view }: { view: TurntableView }) {
  const hasScript = useHydrated()
  const [state, setState] = useState<'still' | 'loading' | 'failed' | 'ready'>('still')
  const start = async () => {
    setState('loading')
    const loaded = await Promise.all(view.frames.map(isLoaded))
    setState(loaded.every(Boolean) ? 'ready' : 'failed')
  }
  if (state === 'ready') return <Turning view={view} />
  return (
    <div className="slide">
      <Picture picture={view.poster} sizes="(width >= 1024px) 46rem, 88vw" />
      <div className="slide-bar">
        {hasScript ? (
          <Button small busy={state === 'loading'} onClick={() => void start()}>
            {state === 'loading' ? m.turn_loading() : m.turn_start()}
          </Button>
        ) : (
          <FewSides view={view} />
        )}
      </div>
      <p role="alert" className="slide-failure">
        {state === 'failed' && m.turn_failed()}
      </p>
    </div>
  )
}

/** The frames under the hand. Nothing moves by itself. */
function Turning({ view: { label, frames } }: { view: TurntableView }) {
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
  const text = m.turn_view({ view: String(at + 1), count: String(count), angle: String(angleOf(at, count)) })
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

function FewSides({ view: { frames } }: { view: TurntableView }) {
  const count = frames.length
  return (
    <details className="turn-few">
      <summary className="btn secondary small">{m.turn_several()}</summary>
      <ul>
        {fewOf(count).map((at) => (
          <li key={at}>
            <img
              src={frames[at]}
              width="800"
              height="800"
              alt={m.turn_view({
                view: String(at + 1),
                count: String(count),
                angle: String(angleOf(at, count)),
              })}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Loads a picture; false when it cannot be shown. */
async function isLoaded(src: string): Promise<boolean> {
  const image = new Image()
  image.src = src
  return await image.decode().then(
    () => true,
    () => false,
  )
}
