import { useSubmit } from 'react-router'
import { useHydrated } from '../platform/use-hydrated.ts'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { StepProps } from './selector-controls.tsx'
import { useNear } from './use-near.ts'

/** Sorts by nearness when pressed; the search by text stays whatever the browser says (decisions H-10). */
export function NearButton({ data, way }: StepProps<'where'>) {
  const script = useHydrated()
  const submit = useSubmit()
  const { look, isBusy, said } = useNear((point) => {
    const fields = { intent: 'near', mode: data.mode, ...data.keep }
    void submit({ ...fields, ...point }, { ...way, method: 'post', preventScrollReset: true })
  })
  if (!script) return null
  return (
    <>
      <button type="button" className="link tap" onClick={look} aria-busy={isBusy || undefined}>
        <Icon name="near" />
        {m.place_near()}
      </button>
      <output className="help">{said}</output>
    </>
  )
}
