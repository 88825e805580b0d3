import type { Language } from '@comptoir/rules/language'
import { href } from '../platform/routes.ts'

/** Query parameter: something was just added. */
export const ADDED = 'added'

/** Path of the mini cart's data. */
export const miniCartPath = (language: Language, hasAdded = false): string =>
  href(language, 'miniCart', { [ADDED]: hasAdded ? 1 : undefined })
