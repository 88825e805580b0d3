/** Ports of the shop under test, apart from those of `npm start`. */
export const ports = {
  api: 4210,
  bank: 4211,
  fontaines: 4212,
  sushi: 4213,
  guests: 4214,
  provers: 4215,
  proversApi: 4216,
  later: 4217,
  laterApi: 4218,
  magento: 4223,
  magentoApi: 4224,
  foreign: 4219,
  tags: 4220,
  measured: 4221,
  measuredApi: 4222,
  development: 4225,
  viteSocket: 4226,
}

export const addresses = {
  api: `http://localhost:${ports.api}`,
  bank: `http://localhost:${ports.bank}`,
  fontaines: `http://localhost:${ports.fontaines}`,
  sushi: `http://localhost:${ports.sushi}`,
  /** The fountains again, sold to guests too. */
  guests: `http://localhost:${ports.guests}`,
  /** The fountains again, where sign-in and registration ask for a proof of work. */
  provers: `http://localhost:${ports.provers}`,
  proversApi: `http://localhost:${ports.proversApi}`,
  /** The sushi shop again, where day and time are chosen in checkout. */
  later: `http://localhost:${ports.later}`,
  laterApi: `http://localhost:${ports.laterApi}`,
  /** The fountains again, behind an API that has Magento's schema and nothing else. */
  magento: `http://localhost:${ports.magento}`,
  magentoApi: `http://localhost:${ports.magentoApi}`,
  /** A catalogue that was exported from another Magento shop, on the API of the others. */
  foreign: `http://localhost:${ports.foreign}`,
  /** What stands in for Google's tag and check, and the fountains again, which use both. */
  tags: `http://localhost:${ports.tags}`,
  measured: `http://localhost:${ports.measured}`,
  measuredApi: `http://localhost:${ports.measuredApi}`,
}
