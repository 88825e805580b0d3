import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useScript } from '../account/use-script.ts'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { StepProps } from './selector-panel.tsx'

const TEN_SECONDS = 10_000

/** Asks the browser where it is, only when pressed; the search by text stays whatever it says (decisions H-10). */
export function NearButton({ data, way }: StepProps<'where'>) {
  const script = useScript()
  const submit = useSubmit()
  const [state, setState] = useState<'busy' | 'refused' | 'unsupported'>()
  if (!script) return null
  const look = () => {
    if (!('geolocation' in navigator)) return setState('unsupported')
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(undefined)
        const fields = { intent: 'near', mode: data.mode, retour: data.back }
        void submit({ ...fields, latitude, longitude }, { ...way, method: 'post', preventScrollReset: true })
      },
      () => setState('refused'),
      { timeout: TEN_SECONDS },
    )
  }
  return (
    <>
      <button type="button" className="link tap" onClick={look} aria-busy={state === 'busy' || undefined}>
        <Icon name="near" />
        {m.place_near()}
      </button>
      <output className="help">
        {state === 'busy' && m.place_near_busy()}
        {state === 'refused' && m.place_near_refused()}
        {state === 'unsupported' && m.place_near_unsupported()}
      </output>
    </>
  )
}
