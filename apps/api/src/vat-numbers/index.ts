import type { App } from '../platform/context.ts'
import { isDemo } from '../platform/demo.ts'
import type { VatNumberCheck } from './vat-number-check.ts'
import { viesCheck } from './vies.ts'

export { VatServiceUnavailableError } from './vat-number-check.ts'

const officialUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/**
 * The configured check of VAT numbers, for a background job or with the time limit for a waiting shopper. A demo without
 * one accepts every well-formed number and calls nobody.
 */
export function vatNumberCheckOf(
  { settings }: Pick<App, 'settings'>,
  waiting: 'job' | 'shopper' = 'job',
): VatNumberCheck {
  const { url, timeoutMs, shopperTimeoutMs } = settings.vies
  if (!url && isDemo(settings)) return async () => ({ isValid: true, requestId: null })
  return viesCheck(url ?? officialUrl, waiting === 'shopper' ? shopperTimeoutMs : timeoutMs)
}
