import { m } from '../paraglide/messages.js'
import { useOwnKeys } from './own-keys.ts'

const NAMES: Readonly<Record<string, () => string>> = {
  mod: () => m.key_ctrl(),
  shift: () => m.key_shift(),
  alt: () => 'Alt',
  Enter: () => m.key_enter(),
  Space: () => m.key_space(),
  Escape: () => m.key_escape(),
}

/** A key as people read it: `Ctrl S`, `Maj X`, `G puis A`. */
function keyText(keys: string): string {
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

/** Writes keys as the person has them, who may have chosen others. */
export function useKeyText(): (keys: string) => string {
  const own = useOwnKeys()
  return (keys) => keyText(own[keys] ?? keys)
}

/** A key, drawn. */
export function Key({ keys }: { keys: string }) {
  return <kbd>{useKeyText()(keys)}</kbd>
}
