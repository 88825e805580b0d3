import { useEffect, useRef, useState } from 'react'
import type { Point } from '@comptoir/rules/distance'
import * as m from '../paraglide/messages.js'

const TEN_SECONDS = 10_000

/** Requests the browser's position when `locate` is called (decisions H-10). `message` is the status to show. */
export function useGeolocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'busy' | 'refused' | 'unsupported'>()
  const lastRequest = useRef(0)
  useEffect(
    () => () => {
      lastRequest.current++
    },
    [],
  )
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('unsupported')
    setState('busy')
    lastRequest.current++
    const request = lastRequest.current
    // Requests cannot be cancelled: an answer is dropped after a newer request or an unmount.
    const isLast = () => request === lastRequest.current
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isLast()) return
        setState(undefined)
        onFound({ latitude, longitude })
      },
      () => {
        if (isLast()) setState('refused')
      },
      { timeout: TEN_SECONDS },
    )
  }
  return { locate, isBusy: state === 'busy', message: state && MESSAGES[state]() }
}

const MESSAGES = {
  busy: m.location_nearby_busy,
  refused: m.location_nearby_denied,
  unsupported: m.location_nearby_unsupported,
}
