import { useEffect } from 'react'
import type { RootData } from '../layout/root-data.server.ts'

/** Registers the offline page at the first tap or key: its script is no part of a page that is only read. */
export function useOfflinePage({ features, language }: Pick<RootData, 'features' | 'language'>): void {
  const isOn = features['offlinePage'] === true && import.meta.env.PROD
  useEffect(() => {
    if (!isOn) return
    const acts = ['pointerdown', 'keydown'] as const
    const once = () => {
      stop()
      void import('./register.ts').then(
        async ({ registerOffline }) => await registerOffline(language),
        () => undefined,
      )
    }
    const stop = () => {
      for (const act of acts) removeEventListener(act, once)
    }
    for (const act of acts) addEventListener(act, once, { passive: true })
    return stop
  }, [isOn, language])
}
