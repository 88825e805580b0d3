import { useSubmit } from 'react-router'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useNear } from '../locations/use-near.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Needs script: a browser tells nothing of where it is without. */
export function NearForm({ words }: { words: { readonly near: string; readonly nearNote: string } }) {
  const script = useHydrated()
  const submit = useSubmit()
  const { look, isBusy, said } = useNear((point) => {
    void submit({ ...point }, { method: 'post', preventScrollReset: true })
  })
  if (!script) return null
  return (
    <div className="row">
      <Button type="button" onClick={look} busy={isBusy}>
        <Icon name="near" />
        {words.near}
      </Button>
      <output className="help">{said ?? words.nearNote}</output>
    </div>
  )
}
