import { useState } from 'react'
import type { Point } from '@comptoir/rules/distance'
import * as m from '../paraglide/messages.js'

const TEN_SECONDS = 10_000

/**
 * Where the shopper is, asked of the browser only when `look` is called (decisions H-10); `said` is what to tell
 * meanwhile and afterwards.
 */
export function useNear(onFound: (point: Point) => void) {
  const [state, setState] = useState<'busy' | 'refused' | 'unsupported'>()
  const look = () => {
    if (!('geolocation' in navigator)) return setState('unsupported')
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(undefined)
        onFound({ latitude, longitude })
      },
      () => setState('refused'),
      { timeout: TEN_SECONDS },
    )
  }
  return { look, isBusy: state === 'busy', said: state && WORDS[state]() }
}

const WORDS = {
  busy: m.place_near_busy,
  refused: m.place_near_refused,
  unsupported: m.place_near_unsupported,
}
