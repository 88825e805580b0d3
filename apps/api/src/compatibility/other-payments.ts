import { AuthorizationError, InputError } from '../platform/errors.ts'
import type { ResolverMap } from '../platform/schema.ts'

/** As Magento answers while the payment module is switched off. */
const unavailable = () => {
  throw new InputError('The requested Payment Method is not available.')
}

const inactiveBraintree = () => {
  throw new InputError('The Braintree payment method is not active.')
}

/**
 * Operations of Magento's payment modules that no shop here has: PayPal, Braintree and Adobe Payment Services. Their
 * settings answer that nothing is enabled, so that a client hides them; their payments are rejected.
 */
export const otherPaymentResolvers = {
  Query: {
    getPaymentConfig: () => ({}),
    getPaymentSDK: () => ({ sdkParams: [] }),
    getVaultConfig: () => ({}),
    getPaymentOrder: unavailable,
    getHostedProUrl: unavailable,
    getPayflowLinkToken: unavailable,
  },
  Mutation: {
    completeOrder: unavailable,
    createPaymentOrder: unavailable,
    syncPaymentOrder: unavailable,
    createVaultCardSetupToken: unavailable,
    createVaultCardPaymentToken: unavailable,
    createPaypalExpressToken: unavailable,
    createPayflowProToken: unavailable,
    handlePayflowProResponse: unavailable,
    createBraintreeClientToken: inactiveBraintree,
    createBraintreePayPalClientToken: inactiveBraintree,
    createBraintreePayPalVaultClientToken: inactiveBraintree,
    // Only an administrator's token may ask, and those belong to another API.
    generateCustomerTokenAsAdmin: () => {
      throw new AuthorizationError("The current customer isn't authorized.")
    },
  },
} satisfies ResolverMap
