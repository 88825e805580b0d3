import { useState } from 'react'
import * as m from '../paraglide/messages.js'
import { loadChunk } from '../platform/chunk.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import type { TurntableView } from './gallery-view.ts'
import { loadTurning } from './turning-script.ts'
import { angleOf, fewOf } from './sides.ts'
import './slide.css'

type TurningType = Awaited<ReturnType<typeof loadTurning>>['Turning']

interface Props {
  readonly view: TurntableView
}

/**
 * A product that the shopper turns by dragging, arrow keys or buttons. Its frames, and what turns them, load when asked for;
 * before, the row of pictures is swiped over it. Without JavaScript it shows a few sides beside each other.
 */
export function Turntable({ view }: Props) {
  const hasScript = useHydrated()
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still')
  const [Turning, setTurning] = useState<TurningType>()
  const start = async () => {
    setState('loading')
    try {
      const [loaded] = await Promise.all([loadChunk(loadTurning), ...view.frames.map(loadFrame)])
      setTurning(() => loaded.Turning)
    } catch {
      setState('failed')
    }
  }
  if (Turning) return <Turning view={view} labelOf={(at) => labelOf(at, view.frames.length)} />
  return (
    <div className="slide">
      <Picture picture={view.poster} sizes="(width >= 64rem) 46rem, 88vw" />
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

const labelOf = (at: number, count: number): string =>
  m.turn_view({ view: String(at + 1), count: String(count), angle: String(angleOf(at, count)) })

function FewSides({ view: { frames } }: Props) {
  const count = frames.length
  return (
    <details className="turn-few">
      <summary className="btn secondary small">{m.turn_several()}</summary>
      <ul>
        {fewOf(count).map((at) => (
          <li key={at}>
            <img src={frames[at]} width="800" height="800" alt={labelOf(at, count)} loading="lazy" />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Rejects when the picture cannot be shown. */
async function loadFrame(src: string): Promise<void> {
  const image = new Image()
  image.src = src
  await image.decode()
}
