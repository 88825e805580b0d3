/** Ports of the shops under test, distinct from those of `npm start`. */
export const ports = {
  api: 4210,
  bank: 4211,
  fontaines: 4212,
  sushi: 4213,
  guestCheckout: 4214,
  proofOfWork: 4215,
  proofOfWorkApi: 4216,
  slotAtCheckout: 4217,
  slotAtCheckoutApi: 4218,
  magento: 4223,
  magentoApi: 4224,
  imported: 4219,
  googleMock: 4220,
  analytics: 4221,
  analyticsApi: 4222,
  development: 4225,
  viteSocket: 4226,
  secondApi: 4227,
  changing: 4228,
  changingToo: 4229,
  keramik: 4230,
  vatNumbers: 4231,
  addressService: 4236,
  collector: 4237,
  created: 4232,
  createdApi: 4233,
  clientErrors: 4234,
  admin: 4235,
  varnish: 4240,
  kitchenApi: 4250,
  kitchen: 4251,
  elapsedTime: 4252,
  behindVarnish: 4241,
}

export const addresses = {
  api: `http://localhost:${ports.api}`,
  bank: `http://localhost:${ports.bank}`,
  fontaines: `http://localhost:${ports.fontaines}`,
  sushi: `http://localhost:${ports.sushi}`,
  keramik: `http://localhost:${ports.keramik}`,
  /** The back office of the main shop. */
  admin: `http://localhost:${ports.admin}`,
  /** A service that answers as VIES does. */
  vatNumbers: `http://localhost:${ports.vatNumbers}`,
  /** A service that completes addresses as the French one does. */
  addressService: `http://127.0.0.1:${ports.addressService}/geocodage/search`,
  /** The fountain shop with guest checkout, dark where the visitor prefers it. */
  guestCheckout: `http://localhost:${ports.guestCheckout}`,
  /** The fountain shop with proof of work at sign-in and registration. */
  proofOfWork: `http://localhost:${ports.proofOfWork}`,
  proofOfWorkApi: `http://localhost:${ports.proofOfWorkApi}`,
  /** Where the shop with proof of work sends its traces; browser-traces.spec.ts listens there. */
  collector: `http://127.0.0.1:${ports.collector}`,
  /** The food shop with the slot selected in checkout. */
  slotAtCheckout: `http://localhost:${ports.slotAtCheckout}`,
  slotAtCheckoutApi: `http://localhost:${ports.slotAtCheckoutApi}`,
  /** The fountain shop behind an API with Magento's schema and no extensions. */
  magento: `http://localhost:${ports.magento}`,
  magentoApi: `http://localhost:${ports.magentoApi}`,
  /** A catalogue imported from a Magento export, on the main API. */
  imported: `http://localhost:${ports.imported}`,
  /** A mock of Google's tag and reCAPTCHA, and the fountain shop that uses both. */
  googleMock: `http://localhost:${ports.googleMock}`,
  analytics: `http://localhost:${ports.analytics}`,
  analyticsApi: `http://localhost:${ports.analyticsApi}`,
  /** A shop that create-site wrote, on a database of its own. */
  created: `http://localhost:${ports.created}`,
  createdApi: `http://localhost:${ports.createdApi}`,
  /** A second API process on the main database, and the imported shop in front of each. */
  secondApi: `http://localhost:${ports.secondApi}`,
  changing: `http://localhost:${ports.changing}`,
  changingToo: `http://localhost:${ports.changingToo}`,
  /** The back office of the food shop at lunch, on a database of its own. */
  kitchenApi: `http://localhost:${ports.kitchenApi}`,
  kitchen: `http://localhost:${ports.kitchen}`,
  /** Lets time pass for the staff. */
  elapsedTime: `http://localhost:${ports.elapsedTime}`,
  /** The imported shop behind Varnish, which listens on one address only. */
  varnish: `http://127.0.0.1:${ports.varnish}`,
}
