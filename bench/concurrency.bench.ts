import { startKillableShop, type KillableShop } from '../apps/api/test/killable-shop.ts'
import { ledgerProblems, readShelf } from '../apps/api/test/ledger.ts'
import {
  plainSkus,
  raceForLastPieces,
  raceForSlot,
  raceOfEdits,
  raceOfFirstAdds,
  raceOfOneOrder,
} from '../apps/api/test/races.ts'
import { report } from './report.ts'

const rounds = 20
const sku = 'VSQ-CLAIR'

/** Shoppers who request the same resource at the same moment, against a shop in its own process. */
export async function benchConcurrency(): Promise<void> {
  const shop = await startKillableShop()
  try {
    await lastPieces(shop)
    await firstAdds(shop)
    await edits(shop)
    await oneOrder(shop)
    await lastPlaces(shop)
  } finally {
    await shop.close()
  }
}

async function lastPieces(shop: KillableShop): Promise<void> {
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const { orders, messages, left } = await raceForLastPieces(shop, { sku, stock: 5, shoppers: 50 })
    const isClear = messages.every((message) => message === 'Some of the products are out of stock.')
    if (orders !== 5 || messages.length !== 45 || left !== 0 || !isClear) wrong++
  }
  report({
    what: `5 pieces, 50 shoppers at once, ${rounds} rounds: other than 5 orders`,
    value: wrong,
    unit: '',
    bar: 0,
  })
}

/** Capacity of the contested slot. */
const places = 8

async function lastPlaces(shop: KillableShop): Promise<void> {
  const slotRounds = 5
  let wrong = 0
  for (let round = 0; round < slotRounds; round++) {
    const race = await raceForSlot(shop, { shoppers: 50, sku: 'NR-BOI-YUZ', round })
    if (race.orders !== places || race.places !== places || race.messages.length !== 50 - places) wrong++
  }
  report({
    what: `${places} places of a slot, 50 shoppers at once, ${slotRounds} rounds: other than ${places} orders`,
    value: wrong,
    unit: '',
    bar: 0,
  })
}

async function firstAdds(shop: KillableShop): Promise<void> {
  const skus = await plainSkus(shop, 10)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const { carts, lines } = await raceOfFirstAdds(shop, { as: await newCustomer(shop, round), skus })
    if (carts !== 1 || lines.length !== 10) wrong++
  }
  report({
    what: `10 first adds at once, ${rounds} rounds: other than one cart of 10 lines`,
    value: wrong,
    unit: '',
    bar: 0,
  })
}

async function newCustomer(shop: KillableShop, round: number): Promise<string> {
  const email = `race-${round}@example.com`
  const { data } = await shop.send<{ generateCustomerToken: { token: string } }>(
    `mutation ($email: String!, $password: String!) {
      createCustomerV2(input: { email: $email, password: $password, firstname: "A", lastname: "B" }) { customer { email } }
      generateCustomerToken(email: $email, password: $password) { token }
    }`,
    { email, password: 'Comptoir2026' },
  )
  return data.generateCustomerToken.token
}

async function edits(shop: KillableShop): Promise<void> {
  await shop.sql`update stock_item set quantity = 10000`
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const { statuses, quantity, offByCents } = await raceOfEdits(shop, { sku, edits: 10 })
    if (quantity !== 11 || offByCents !== 0 || statuses.some((status) => status !== 200)) wrong++
  }
  report({
    what: `10 edits at once of one cart, ${rounds} rounds: an edit lost or a 5xx`,
    value: wrong,
    unit: '',
    bar: 0,
  })
}

async function oneOrder(shop: KillableShop): Promise<void> {
  const shelf = await readShelf(shop.sql)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const { orders, payments, movements, taken, mails, answers } = await raceOfOneOrder(shop, {
      sku,
      times: 10,
    })
    const isOnce = [orders, payments, movements, taken, mails].every((count) => count === 1)
    if (!isOnce || answers.some((status) => status !== '200')) wrong++
  }
  report({
    what: `one order placed and paid 10 times at once, ${rounds} rounds: not once`,
    value: wrong,
    unit: '',
    bar: 0,
  })
  report({
    what: 'wrong entries in the books afterwards',
    value: (await ledgerProblems(shop.sql, shelf)).length,
    unit: '',
    bar: 0,
  })
}
