import { m } from '../paraglide/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { Check } from '../ui/field.tsx'
import { useShortcuts } from './shortcuts.tsx'

const NAMES: Readonly<Record<string, () => string>> = {
  mod: () => m.key_ctrl(),
  shift: () => m.key_shift(),
  alt: () => 'Alt',
  Enter: () => m.key_enter(),
  Space: () => m.key_space(),
  Escape: () => m.key_escape(),
}

/** A key as people read it: `Ctrl S`, `Maj X`, `G puis A`. */
export function keyText(keys: string): string {
  return keys
    .split(' ')
    .map((press) =>
      press
        .split('+')
        .map((part) => NAMES[part]?.() ?? (part.length === 1 ? part.toUpperCase() : part))
        .join(' '),
    )
    .join(` ${m.key_then()} `)
}

/** The keys that work on this page; `?` opens it. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { all, areLettersOn, setLettersOn } = useShortcuts()
  const shown = isOpen ? new Map(all().map((one) => [one.keys, one.label])) : new Map<string, string>()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.layout_keys()}>
      <dl className="pairs">
        {[...shown].map(([keys, label]) => [
          <dt key={`${keys} key`}>
            <kbd>{keyText(keys)}</kbd>
          </dt>,
          <dd key={keys}>{label}</dd>,
        ])}
      </dl>
      <Check checked={areLettersOn} onChange={(event) => setLettersOn(event.currentTarget.checked)}>
        {m.layout_letters_on()}
      </Check>
    </Dialog>
  )
}
