import { useState, type KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check } from '../ui/field.tsx'
import { Key } from './key.tsx'
import {
  changeKey,
  forgetOwnKeys,
  isCharacterKey,
  switchLetters,
  useLettersOn,
  useOwnKeys,
} from './own-keys.ts'
import { nameOfKey, useShortcuts } from './shortcuts.tsx'

/** The keys that work on this page; `?` opens it. Those of one character can be changed. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { all } = useShortcuts()
  const own = useOwnKeys()
  const areLettersOn = useLettersOn()
  const shown = isOpen ? new Map(all().map((one) => [one.keys, one.label])) : new Map<string, string>()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.layout_keys()}>
      <dl className="pairs">
        {[...shown].map(([keys, label]) => [
          <dt key={`${keys} key`}>
            <Key keys={keys} />
          </dt>,
          <dd key={keys} className="row">
            {label}
            {isCharacterKey(keys) && <ChangeKey keys={keys} label={label} shown={shown} />}
          </dd>,
        ])}
      </dl>
      <Check checked={areLettersOn} onChange={(event) => switchLetters(event.currentTarget.checked)}>
        {m.layout_letters_on()}
      </Check>
      {Object.keys(own).length > 0 && (
        <div className="acts">
          <Button onClick={forgetOwnKeys}>{m.layout_keys_reset()}</Button>
        </div>
      )}
    </Dialog>
  )
}

/** Waits for the key that is to do the same from now on. */
function ChangeKey({
  keys,
  label,
  shown,
}: {
  keys: string
  label: string
  shown: ReadonlyMap<string, string>
}) {
  const own = useOwnKeys()
  const [isWaiting, setWaiting] = useState(false)
  const [taken, setTaken] = useState<string>()
  const choose = (event: KeyboardEvent) => {
    if (!isWaiting || event.key === 'Tab' || event.key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    const wanted = nameOfKey(event.nativeEvent)
    if (wanted === 'Escape') return setWaiting(false)
    if (!isCharacterKey(wanted)) return undefined
    // The first letter of two belongs to those.
    const other = [...shown].find(([one]) => one !== keys && (own[one] ?? one).split(' ')[0] === wanted)
    setTaken(other?.[1])
    if (other) return undefined
    changeKey(keys, wanted)
    return setWaiting(false)
  }
  return (
    <>
      <Button
        small
        variant="quiet"
        className="push"
        aria-label={isWaiting ? undefined : m.layout_key_change_of({ label })}
        onClick={() => {
          setTaken(undefined)
          setWaiting(!isWaiting)
        }}
        onBlur={() => setWaiting(false)}
        onKeyDown={choose}
      >
        {isWaiting ? m.layout_key_press() : m.layout_key_change()}
      </Button>
      <output className="muted">{isWaiting && taken && m.layout_key_taken({ label: taken })}</output>
    </>
  )
}
