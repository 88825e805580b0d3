import { useEffect } from 'react'
import type { RootData } from '../layout/root-data.server.ts'

/**
 * Registers the offline page for a visitor who does something: its script is no part of a page that is only read. A tap on
 * the page before counts, too: a slow phone may follow a link before it can listen to taps.
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
    if (comesFromShop()) once()
    else for (const act of acts) addEventListener(act, once, { passive: true })
    return stop
  }, [isOn, language])
}

/** Whether a link or form of the shop led here. */
const comesFromShop = () => document.referrer.startsWith(`${location.origin}/`)
