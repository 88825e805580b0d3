import { useCallback, useRef } from 'react'
import { randomKey } from './random-key.ts'

/** Idempotency keys of an editor: what is sent again has the key of the first time, anything else a new one. */
export function useRequestKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' })
  return useCallback((content: string) => {
    if (last.current.key === '' || last.current.content !== content)
      last.current = { content, key: randomKey() }
    return last.current.key
  }, [])
}
