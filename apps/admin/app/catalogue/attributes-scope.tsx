import { useAllowed, useWorksEverywhere } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Note } from '../ui/note.tsx'

/** Whether the person may change attributes and their sets, which belong to all shops. */
export function useMayChangeAttributes(): boolean {
  const isAllowed = useAllowed()('catalogue.edit')
  return useWorksEverywhere() && isAllowed
}

/** Says to people who may change the catalogue of some shops only why these pages are only to be read. */
export function AttributesScopeNote() {
  const isAllowed = useAllowed()('catalogue.edit')
  const isEverywhere = useWorksEverywhere()
  if (!isAllowed || isEverywhere) return null
  return <Note kind="info" title={m.attribute_scope()} />
}
