import { useEffect } from 'react'
import { useShop } from '../layout/use-shop.ts'
import { rememberViewed } from './device.ts'

/** Remembers on this device, for a shop that wants it, that a product was looked at. */
export function useRemembered(sku: string): void {
  const isOn = useShop().features['recentlyViewed'] === true
  useEffect(() => {
    if (isOn) rememberViewed(sku)
  }, [isOn, sku])
}
