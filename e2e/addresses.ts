/** Ports of the shop under test, apart from those of `npm start`. */
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
}

export const addresses = {
  api: `http://localhost:${ports.api}`,
  bank: `http://localhost:${ports.bank}`,
  fontaines: `http://localhost:${ports.fontaines}`,
  sushi: `http://localhost:${ports.sushi}`,
  /** The fountains again, sold to guests too. */
  guestCheckout: `http://localhost:${ports.guestCheckout}`,
  /** The fountains again, where sign-in and registration ask for a proof of work. */
  proofOfWork: `http://localhost:${ports.proofOfWork}`,
  proofOfWorkApi: `http://localhost:${ports.proofOfWorkApi}`,
  /** The sushi shop again, where day and time are chosen in checkout. */
  slotAtCheckout: `http://localhost:${ports.slotAtCheckout}`,
  slotAtCheckoutApi: `http://localhost:${ports.slotAtCheckoutApi}`,
  /** The fountains again, behind an API that has Magento's schema and nothing else. */
  magento: `http://localhost:${ports.magento}`,
  magentoApi: `http://localhost:${ports.magentoApi}`,
  /** A catalogue that was exported from another Magento shop, on the API of the others. */
  imported: `http://localhost:${ports.imported}`,
  /** What stands in for Google's tag and check, and the fountains again, which use both. */
  googleMock: `http://localhost:${ports.googleMock}`,
  analytics: `http://localhost:${ports.analytics}`,
  analyticsApi: `http://localhost:${ports.analyticsApi}`,
}
