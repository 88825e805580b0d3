import { useEffect } from 'react'
import type { RootData } from '../layout/root-data.server.ts'

/**
 * Registers the offline page for a visitor who does something: its script is no part of a page that is only read. A tap
 * before hydration counts, too, and so does one on the page before, whose link a slow phone followed by itself.
 */
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
    if (hasActed()) once()
    else for (const act of acts) addEventListener(act, once, { passive: true })
    return stop
  }, [isOn, language])
}

/** Whether the visitor used this page before its script ran, or comes from another page of the shop. */
const hasActed = () =>
  navigator.userActivation?.hasBeenActive || document.referrer.startsWith(`${location.origin}/`)
