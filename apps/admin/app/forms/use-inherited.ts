import { useState } from 'react'

type Inheriting = {
  readonly own: string
  /** What is saved as the field's own. */
  readonly stored: string
  /** The text of the source language; empty where there is none to take. */
  readonly source: string
  /** An empty text gives the field back to the source. */
  readonly set: (text: string) => void
}

/**
 * A text that shows the one of the source language while it has none of its own. Once it was emptied the source stays away until
 * the field is left, so that another text can be typed.
 */
export function useInherited({ own, stored, source, set }: Inheriting) {
  const [isEmptied, setEmptied] = useState(false)
  const isInherited = own === '' && source !== '' && !isEmptied
  return {
    value: isInherited ? source : own,
    isInherited,
    type: (text: string) => {
      setEmptied(text === '')
      // Typing back to the source is no text of its own.
      set(text === source && stored === '' ? '' : text)
    },
    onBlur: () => setEmptied(false),
  }
}
