import { readSchema } from '@comptoir/contract/schema'
import { RATE_LIMITS, type LimitName } from '@comptoir/rules/rate-limits'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countRequest } from '../src/platform/request-count.ts'
import { createTestApi, type TestApi } from './api.ts'
import { readyCart } from './checkout.ts'
import { namesWithin, operationOf, rootOperations } from './operations.ts'

/** What of the operations that anybody may send is limited, and by what, counted by network address. */
const limited: Readonly<Record<string, LimitName>> = {
  generateCustomerToken: 'signInFailuresOfAddress',
  customerLogin: 'signInFailuresOfAddress',
  openActingSession: 'tokenGuesses',
  createCustomer: 'registrations',
  createCustomerV2: 'registrations',
  isEmailAvailable: 'emailChecks',
  requestPasswordResetEmail: 'passwordResets',
  resetPassword: 'tokenGuesses',
  confirmEmail: 'tokenGuesses',
  resendConfirmationEmail: 'confirmations',
  subscribeEmailToNewsletter: 'newsletter',
  subscribeToNewsletter: 'newsletter',
  unsubscribeToNewsletter: 'tokenGuesses',
  followNewsletterLink: 'tokenGuesses',
  reviewRequest: 'tokenGuesses',
  refuseReviewRequests: 'tokenGuesses',
  uploadReviewPicture: 'reviewPictures',
  createProductAlert: 'productAlerts',
  confirmProductAlert: 'tokenGuesses',
  endProductAlerts: 'tokenGuesses',
  contactUs: 'forms',
  recordConsent: 'consents',
  createEmptyCart: 'guestCarts',
  createGuestCart: 'guestCarts',
  addProductsToNewCart: 'guestCarts',
  setCartAsInactive: 'guestCarts',
  createCompareList: 'guestCompareLists',
  assignPeriodToCart: 'slotReservations',
  setAppointmentOnCart: 'slotReservations',
  applyCouponToCart: 'couponGuesses',
  applyCouponsToCart: 'couponGuesses',
  guestOrder: 'orderLinks',
  guestOrderByToken: 'tokenGuesses',
  requestOrderLink: 'orderLinks',
  withdrawalOptions: 'tokenGuesses',
  requestWithdrawal: 'withdrawals',
  confirmWithdrawal: 'tokenGuesses',
  requestGuestOrderCancel: 'tokenGuesses',
  confirmCancelOrder: 'tokenGuesses',
  payzenRedirect: 'tokenGuesses',
  paymentResult: 'tokenGuesses',
}

const ownCart = 'changes one cart, whose id nobody guesses; new carts are limited'
const noProvider = 'rejects everybody: no shop has the provider'
const ownList = 'changes one comparison list, whose uid nobody guesses; new lists are limited'
const priced = 'reads one cart, whose id nobody guesses; its cost is bounded'

/** Why the others need no limit of their own. */
const unlimited: Readonly<Record<string, string>> = {
  addProductsToCart: ownCart,
  addSimpleProductsToCart: ownCart,
  addVirtualProductsToCart: ownCart,
  addConfigurableProductsToCart: ownCart,
  addBundleProductsToCart: ownCart,
  addDownloadableProductsToCart: ownCart,
  updateCartItems: ownCart,
  removeItemFromCart: ownCart,
  removeCouponFromCart: ownCart,
  removeCouponsFromCart: ownCart,
  clearCart: ownCart,
  dismissCartNotices: ownCart,
  setCartComments: ownCart,
  setCutleryOnCart: ownCart,
  setTipOnCart: ownCart,
  setGuestEmailOnCart: ownCart,
  setShippingAddressesOnCart: ownCart,
  setBillingAddressOnCart: ownCart,
  setShippingMethodsOnCart: ownCart,
  setPaymentMethodOnCart: ownCart,
  assignLocationToCart: ownCart,
  clearLocationAndPeriod: ownCart,
  applyTicketRestaurants: ownCart,
  clearTicketRestaurants: ownCart,
  addProductsToCompareList: ownList,
  removeProductsFromCompareList: ownList,
  deleteCompareList: ownList,
  assignCompareListToCustomer: 'answers customers only, and takes one list, whose uid nobody guesses',
  estimateTotals: priced,
  estimateShippingMethods: priced,
  cart: priced,
  marker: 'reads what the shop shows to everybody',
  pickupLocations: 'reads what the shop shows to everybody',
  placeOrder: 'orders that wait for their payment are limited at any moment, by address and buyer',
  setPaymentMethodAndPlaceOrder: 'as placeOrder',
  submitForm: 'limited as contactUs is, once the form is filled in as people do',
  completeOrder: noProvider,
  createPaymentOrder: noProvider,
  syncPaymentOrder: noProvider,
  createVaultCardSetupToken: noProvider,
  createVaultCardPaymentToken: noProvider,
  createPaypalExpressToken: noProvider,
  createPayflowProToken: noProvider,
  handlePayflowProResponse: noProvider,
  createBraintreeClientToken: noProvider,
  createBraintreePayPalClientToken: noProvider,
  createBraintreePayPalVaultClientToken: noProvider,
  getPayflowLinkToken: noProvider,
  recaptchaSettings:
    'a challenge is a signed text: it costs less than counting it, and its answer counts once',
}

const from = (index: number) => `192.0.2.${index + 1}`
const schema = buildSchema(readSchema())
const mutations = rootOperations(schema).filter(({ kind }) => kind === 'mutation')
const namesOf = (roots: readonly { field: { name: string } }[]) => roots.map(({ field }) => field.name)

let test: TestApi
let known: Record<string, unknown>

beforeAll(async () => {
  const ofAddress = Object.values(RATE_LIMITS).filter(({ by }) => by === 'address')
  // One request from each address is enough to reach a limit.
  const limits = Object.fromEntries(ofAddress.map(({ name }) => [name, { most: 1, seconds: 3600 }]))
  test = await createTestApi({ settings: { limits } })
  const cart = await readyCart(test, { sku: 'VSQ-CLAIR' })
  known = {
    cart_id: cart,
    cartId: cart,
    'createEmptyCart.input.cart_id': null,
    'createGuestCart.input.cart_uid': null,
    cart_uid: cart,
    'setCartAsInactive.cartId': 'x',
    'clearCart.input.uid': cart,
    uid: 'MQ==',
    token: 'x',
    custom_attributes: null,
    custom_attributesV2: null,
    email: 'somebody@example.com',
    firstname: 'Ada',
    lastname: 'Byron',
    password: 'Abcdef12',
    newPassword: 'Abcdef123',
    name: 'Ada',
    comment: 'Bonjour',
    sku: 'VSQ-CLAIR',
    quantity: 1,
    coupon_code: 'WRONG',
    coupon_codes: 'WRONG',
    day: '2026-12-23',
    time: '12:00',
    return_url: 'http://localhost:3000/fr',
    number: '000000001',
    visitor_id: 'visitor-1',
    here_id: 'x',
  }
})
afterAll(() => test.close())

const ask = async (name: string, address?: string) => {
  const root = rootOperations(schema).find(({ field }) => field.name === name) ?? expect.fail(name)
  const { query, variables } = operationOf(root, known)
  const { errors } = await test.send(query, variables, address === undefined ? {} : { from: address })
  return errors?.[0]
}

it.each(Object.entries(limited).map(([name, limit], index) => [name, limit, from(index)] as const))(
  '%s is limited by %s, and says when to try again',
  async (name, limit, address) => {
    expect((await ask(name, address))?.extensions.retry_after).toBeUndefined()
    const other = `198.51.100.${address.split('.').at(-1)}`
    await countRequest(test.api.app, RATE_LIMITS[limit], other)
    expect((await ask(name, other))?.extensions.retry_after, 'the limit is not asked').toBeGreaterThan(0)
  },
)

it('limits quotations', async () => {
  const as = await test.signIn('professionnel@example.com')
  await countRequest(test.api.app, RATE_LIMITS.quotations, '203.0.113.1')
  const { errors } = await test.send(
    'mutation { placeOrder(input: { cart_id: "x", is_quotation: true }) { errors { message } } }',
    {},
    { as, from: '203.0.113.1' },
  )
  expect(errors?.[0]?.extensions.retry_after).toBeGreaterThan(0)
})

it('lists every mutation as limited, harmless or for customers', async () => {
  const others = namesOf(mutations).filter((name) => !(name in limited) && !(name in unlimited))
  const open: string[] = []
  for (const name of others) {
    const error = await ask(name)
    if (error?.extensions.category !== 'graphql-authorization')
      open.push(`${name}: ${error?.message ?? 'done'}`)
  }
  expect(open, 'limit these, or say why they need no limit').toEqual([])
})

it('lists every query with an e-mail, a token or a number', () => {
  const guessing = /email|token|number|key/i
  const queries = rootOperations(schema).filter(
    ({ kind, field }) => kind === 'query' && namesWithin(field.args).some((name) => guessing.test(name)),
  )
  const missing = namesOf(queries).filter((name) => !(name in limited) && !(name in unlimited))
  expect(missing, 'limit these, or say why they need no limit').toEqual([])
})

it('lists only existing operations', () => {
  const names = namesOf(rootOperations(schema))
  expect(
    [...Object.keys(limited), ...Object.keys(unlimited)].filter((name) => !names.includes(name)),
  ).toEqual([])
})
