import { useSubmit } from 'react-router'
import { useHydrated } from '../platform/use-hydrated.ts'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { StepProps } from './selector-controls.tsx'
import { useGeolocation } from './use-geolocation.ts'

/** Sorts locations by distance; the text search works without geolocation (decisions H-10). */
export function NearbyButton({ data, formTarget }: StepProps<'where'>) {
  const script = useHydrated()
  const submit = useSubmit()
  const { locate, isBusy, message } = useGeolocation((point) => {
    const fields = { intent: 'near', mode: data.mode, ...data.hiddenFields }
    void submit({ ...fields, ...point }, { ...formTarget, method: 'post', preventScrollReset: true })
  })
  if (!script) return null
  return (
    <>
      <button type="button" className="link tap" onClick={locate} aria-busy={isBusy || undefined}>
        <Icon name="near" />
        {m.location_nearby()}
      </button>
      <output className="help">{message}</output>
    </>
  )
}
