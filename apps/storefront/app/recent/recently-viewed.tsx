import { Suspense, useEffect, useRef, useState } from 'react'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { viewedSkus } from './device.ts'

// Shown at the end of pages: loads when a visitor comes near.
const RecentStrip = lazyComponent(async () => (await import('./recent-strip.tsx')).default)

/** Distance from the screen at which the products begin to load. */
const NEAR = '400px'

/**
 * Products that the visitor looked at before, from this device alone. Neither `viewed`, the product of the page, is shown nor
 * products at the paths `except`.
 */
export function RecentlyViewed({ viewed, except }: { viewed?: string; except?: readonly string[] }) {
  const { features, currency, priceDisplay } = useShop()
  const isOn = features['recentlyViewed'] === true
  const place = useRef<HTMLDivElement>(null)
  const [skus, setSkus] = useState<readonly string[]>([])
  useEffect(() => {
    const element = place.current
    const others = isOn ? viewedSkus().filter((sku) => sku !== viewed) : []
    if (!element || others.length === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSkus(others)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn, viewed])
  if (!isOn) return null
  return (
    <div ref={place}>
      {skus.length > 0 && (
        <Suspense>
          {/* Amounts of another choice are not those that are shown. */}
          <RecentStrip key={`${currency} ${priceDisplay}`} skus={skus} except={except} />
        </Suspense>
      )}
    </div>
  )
}
