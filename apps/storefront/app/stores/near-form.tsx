import { useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useGeolocation } from '../locations/use-geolocation.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Geolocation needs JavaScript. */
export function NearForm() {
  const script = useHydrated()
  const submit = useSubmit()
  const { locate, isBusy, message } = useGeolocation((point) => {
    void submit({ ...point }, { method: 'post', preventScrollReset: true })
  })
  if (!script) return null
  return (
    <div className="row">
      <Button type="button" onClick={locate} busy={isBusy}>
        <Icon name="near" />
        {m.location_nearby()}
      </Button>
      <output className="help">{message ?? m.stores_nearby_note()}</output>
    </div>
  )
}
