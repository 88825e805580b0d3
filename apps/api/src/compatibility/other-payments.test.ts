import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

const unavailable = 'The requested Payment Method is not available.'
const inactive = 'The Braintree payment method is not active.'
const urls = 'urls: { cancel_url: "c", return_url: "r"'

it.each([
  ['query', 'getHostedProUrl(input: { cart_id: "x" }) { secure_form_url }', unavailable],
  ['query', 'getPayflowLinkToken(input: { cart_id: "x" }) { secure_token }', unavailable],
  ['query', 'getPaymentOrder(cartId: "x", id: "1") { status }', unavailable],
  ['mutation', 'completeOrder(input: { cartId: "x", id: "1" }) { orderV2 { number } }', unavailable],
  [
    'mutation',
    'createPaymentOrder(input: { cartId: "x", location: CART, methodCode: "m", paymentSource: "cc" }) { id }',
    unavailable,
  ],
  ['mutation', 'syncPaymentOrder(input: { cartId: "x", id: "1" })', unavailable],
  [
    'mutation',
    'createVaultCardSetupToken(input: { setup_token: { payment_source: { card: { billing_address: { country_code: "FR" } } } } }) { setup_token }',
    unavailable,
  ],
  ['mutation', 'createVaultCardPaymentToken(input: { setup_token_id: "1" }) { vault_token_id }', unavailable],
  [
    'mutation',
    `createPaypalExpressToken(input: { cart_id: "x", code: "paypal_express", ${urls} } }) { token }`,
    unavailable,
  ],
  [
    'mutation',
    `createPayflowProToken(input: { cart_id: "x", ${urls}, error_url: "e" } }) { secure_token }`,
    unavailable,
  ],
  [
    'mutation',
    'handlePayflowProResponse(input: { cart_id: "x", paypal_payload: "p" }) { cart { id } }',
    unavailable,
  ],
  ['mutation', 'createBraintreeClientToken', inactive],
  ['mutation', 'createBraintreePayPalClientToken', inactive],
  ['mutation', 'createBraintreePayPalVaultClientToken(input: { public_hash: "h" })', inactive],
])('%s %s is rejected in the words of Magento', async (kind, field, message) => {
  const { errors } = await test.send(`${kind} { ${field} }`)
  expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
})

it('lets nobody sign in for a customer', async () => {
  const { errors } = await test.send(
    'mutation { generateCustomerTokenAsAdmin(input: { customer_email: "a@example.com" }) { customer_token } }',
  )
  expect(errors?.[0]).toMatchObject({
    message: "The current customer isn't authorized.",
    extensions: { category: 'graphql-authorization' },
  })
})

it('answers settings in which no payment service is enabled', async () => {
  const { data } = await test.send(`{
    getPaymentConfig(location: CHECKOUT) { apple_pay { is_visible } hosted_fields { is_visible } fastlane { code } }
    getPaymentSDK(location: CHECKOUT) { sdkParams { code } }
    getVaultConfig { credit_card { is_vault_enabled } }
    storeConfig { braintree_environment payment_payflowpro_cc_vault_active }
  }`)
  expect(data).toEqual({
    getPaymentConfig: { apple_pay: null, hosted_fields: null, fastlane: null },
    getPaymentSDK: { sdkParams: [] },
    getVaultConfig: { credit_card: null },
    storeConfig: { braintree_environment: null, payment_payflowpro_cc_vault_active: null },
  })
})
