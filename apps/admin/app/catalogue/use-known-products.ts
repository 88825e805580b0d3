import { useState } from 'react'
import type { Linked } from './product-pick.tsx'

/** The products that an editor names: those that were read with it, and those found since. */
export function useKnownProducts(linked: readonly Linked[]) {
  const [found, setFound] = useState<readonly Linked[]>([])
  return {
    of: (id: number): Linked | undefined => [...linked, ...found].find((one) => Number(one.id) === id),
    remember: (one: Linked) => setFound([...found, one]),
  }
}

export type KnownProducts = ReturnType<typeof useKnownProducts>
