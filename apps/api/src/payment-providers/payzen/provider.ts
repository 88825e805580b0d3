import type { ApiSettings } from '../../platform/settings.ts'
import type { PaymentProvider } from '../port.ts'
import { startForm } from './form.ts'
import { readNotification } from './notification.ts'
import { payzenOperations } from './operations.ts'
import { RestClient } from './rest.ts'

/** PayZen: its payment form with signed notifications, and its REST API for operations on made payments. */
export function payzenProvider(payzen: ApiSettings['payzen']): PaymentProvider {
  return {
    code: 'payzen',
    start: (payment) => startForm(payzen, payment),
    readNotification: (body) => readNotification(body, payzen),
    operations: payzen.rest && payzenOperations(new RestClient(payzen.siteId, payzen.rest), payzen.mode),
  }
}
