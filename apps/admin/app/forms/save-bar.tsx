import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import { Glyph } from '../ui/state.tsx'

interface SaveBarProps {
  /** Name of the region. */
  readonly label: string
  readonly changed: string
  readonly doubt?: { readonly kind: 'bad' | 'warn'; readonly text: string } | undefined
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly save: string
  /** Without it nothing can be saved yet. */
  readonly onSave: (() => void) | undefined
  /** Further buttons. */
  readonly children?: ReactNode
}

/** Says what is unsaved, the first doubt about it, and saves all of it or none. */
export function SaveBar({ label, changed, doubt, isBusy, onDiscard, save, onSave, children }: SaveBarProps) {
  return (
    <FloatingBar label={label} isFull>
      <b>{changed}</b>
      {doubt && (
        <output className="float-bad">
          <Glyph kind={doubt.kind} />
          {doubt.text}
        </output>
      )}
      <span className="acts">
        <Button onClick={onDiscard}>{m.form_discard()}</Button>
        {children}
        {onSave && (
          <Button
            variant="primary"
            keys={`${m.key_ctrl()} S`}
            busy={isBusy && m.form_saving()}
            onClick={onSave}
          >
            {save}
          </Button>
        )}
      </span>
    </FloatingBar>
  )
}
