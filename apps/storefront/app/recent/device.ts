import {
  readViewed,
  withoutViewed,
  withViewed,
  writeViewed,
  type Viewed,
} from '@comptoir/rules/recently-viewed'
import { RECENTLY_VIEWED } from '../platform/cookies.ts'

/** Skus of the products that this device remembers, the last viewed first; none where storage is blocked. */
export const viewedSkus = (): string[] => read().map(([sku]) => sku)

export const rememberViewed = (sku: string): void => write(withViewed(read(), sku, Date.now()))

export const forgetViewed = (sku: string): void => write(withoutViewed(read(), sku))

export const forgetAllViewed = (): void => write([])

function read(): Viewed[] {
  try {
    return readViewed(localStorage.getItem(RECENTLY_VIEWED), Date.now())
  } catch {
    return []
  }
}

function write(viewed: readonly Viewed[]): void {
  try {
    if (viewed.length === 0) localStorage.removeItem(RECENTLY_VIEWED)
    else localStorage.setItem(RECENTLY_VIEWED, writeViewed(viewed))
  } catch {
    // Storage may be blocked or full: nothing is remembered then.
  }
}
