import { cartAt, periods } from '../apps/api/test/fulfilment.ts'
import { checkOut, paris, setStock, stockOf } from '../apps/api/test/checkout.ts'
import { check, rejectionOf, type Attack } from './attack.ts'
import { repeatOperation } from './repeat-operation.ts'
import { graphql, newAddress, senderOf, type Target } from './target.ts'
import { times } from './wire.ts'

const newCarts = (count: number) =>
  `mutation{${Array.from({ length: count }, (_, index) => `c${index}:createEmptyCart`).join(' ')}}`

async function carts({ sql }: Target): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::integer as count from cart`
  return row.count
}

export const floodAttacks: Attack[] = [
  {
    name: '500 carts in one request',
    run: async (target) => {
      const before = await carts(target)
      const answer = await graphql(target, newCarts(500), {}, { from: newAddress() })
      const made = (await carts(target)) - before
      check(made <= 100, `${made} carts were made`)
      return `${rejectionOf(answer) ?? 'answered'}; ${made} carts made`
    },
  },
  {
    name: '800 carts in 80 requests of one address',
    run: async (target) => {
      const before = await carts(target)
      const from = newAddress()
      const answers = await times(80, 6, () => graphql(target, newCarts(10), {}, { from }))
      const made = (await carts(target)) - before
      check(made <= 250, `${made} carts were made`)
      return `${made} carts made; ${rejectionOf(answers.at(-1) ?? { status: 0, headers: {}, text: '', ms: 0 }) ?? 'answered'}`
    },
  },
  {
    name: 'empty carts reserve a slot',
    run: async (target) => {
      const reserved = async () => {
        const [row] = await target.sql<[{ count: number }]>`
          select count(*)::integer as count from slot_reservation where order_id is null`
        return row.count
      }
      const before = await reserved()
      const seen: string[] = []
      const from = newAddress()
      for (let index = 0; index < 30; index++)
        await cartAt(senderOf(target, { from }), { location: 'paris-marais' }).catch((error: unknown) =>
          seen.push(error instanceof Error ? error.message : String(error)),
        )
      const taken = (await reserved()) - before
      check(taken <= 0, `30 empty carts have ${taken} slot reservations`)
      return seen[0] ? `"${seen[0].slice(0, 80)}"` : 'location selected, but nothing reserved'
    },
  },
  {
    name: 'full carts of one address reserve all slots',
    run: async (target) => {
      const from = newAddress()
      const sender = senderOf(target, { from })
      let rejection = ''
      let reserved = 0
      for (let index = 0; index < 40 && !rejection; index++) {
        try {
          const { id, store } = await cartAt(sender, { location: 'paris-marais' })
          const added = await sender.send<{ addProductsToCart: { user_errors: { message: string }[] } }>(
            'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{message}}}',
            { id, items: [{ sku: 'NR-NIG-SAU', quantity: 1 }] },
            { store },
          )
          const [slot] = (await periods(sender, id, { store })).data.getPeriods
          const { errors } = await sender.send(
            'mutation($id:String!,$day:String!,$time:String!){assignPeriodToCart(cart_id:$id,day:$day,time:$time){cart{id}}}',
            { id, day: slot?.day ?? '', time: slot?.periods[0]?.time ?? '' },
            { store },
          )
          rejection = errors?.[0]?.message ?? added.errors?.[0]?.message ?? ''
          if (!rejection) reserved++
        } catch (error) {
          rejection = error instanceof Error ? error.message : String(error)
        }
      }
      check(rejection !== '', `40 carts of one address have ${reserved} slot reservations`)
      return `after ${reserved}: "${rejection.slice(0, 80)}"`
    },
  },
  {
    name: 'unpaid orders of one address empty a product',
    run: async (target) => {
      const sku = 'VSQ-EXT'
      await setStock(target, sku, 500)
      const before = await stockOf(target, sku)
      const from = newAddress()
      let rejection = ''
      for (let index = 0; index < 24; index++) {
        const sender = senderOf(target, { from })
        const made = await graphql(target, 'mutation{createEmptyCart}', {}, { from })
        const id = String(made.data?.createEmptyCart)
        const added = await graphql(
          target,
          'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{message}}}',
          { id, items: [{ sku, quantity: 10 }] },
          { from },
        )
        const [problem] = Object(added.data?.addProductsToCart).user_errors ?? []
        const ready = await checkOut(sender, id, { address: paris }).catch((error: Error) => error)
        const placed = await graphql(
          target,
          'mutation($id:String!){placeOrder(input:{cart_id:$id}){orderV2{number} errors{message}}}',
          { id },
          { from },
        )
        const answer = Object(placed.data?.placeOrder)
        rejection ||=
          problem?.message ??
          ready?.message ??
          placed.errors?.[0]?.message ??
          answer.errors?.[0]?.message ??
          ''
      }
      const taken = before - (await stockOf(target, sku))
      check(taken > 0 && taken <= 120, `${taken} pieces are reserved by unpaid orders (${rejection})`)
      return `${taken} pieces reserved, then "${rejection.slice(0, 80)}"`
    },
  },
  {
    name: '150 accounts',
    isLong: true,
    run: repeatOperation(
      150,
      110,
      'mutation($e:String!){createCustomerV2(input:{firstname:"A",lastname:"B",email:$e,password:"Fontaine-2031-x"}){customer{email}}}',
      (index) => ({ e: `new-${index}-${process.pid}@example.net` }),
    ),
  },
  {
    name: '400 checks whether an address has an account',
    run: repeatOperation(
      400,
      310,
      'query($e:String!){isEmailAvailable(email:$e){is_email_available}}',
      (index) => ({
        e: `person-${index}@example.net`,
      }),
    ),
  },
  {
    name: '100 newsletter subscriptions for other people',
    run: repeatOperation(
      100,
      70,
      'mutation($e:String!){subscribeEmailToNewsletter(email:$e){status}}',
      (index) => ({
        e: `reader-${index}@example.net`,
      }),
    ),
  },
  {
    name: '100 messages by the contact form',
    run: repeatOperation(
      100,
      60,
      'mutation($e:String!){contactUs(input:{name:"A B",email:$e,comment:"Bonjour, une question."}){status}}',
      (index) => ({ e: `writer-${index}@example.net` }),
    ),
  },
  {
    name: '700 consents',
    isLong: true,
    run: repeatOperation(
      700,
      610,
      'mutation{recordConsent(input:{subject:"cookies",version:"1",choices:[{code:"statistics",accepted:true}]}){__typename}}',
      () => ({}),
    ),
  },
  {
    name: '300 address searches',
    run: async (target) => {
      const from = newAddress()
      const answers = await times(300, 6, (index) =>
        graphql(
          target,
          'query($q:String!){geoSearch(query:$q){__typename}}',
          { q: `${index} rue de la Paix Paris` },
          { from },
        ),
      )
      const failed = answers.find(
        ({ status, errors }) => status >= 500 || errors?.[0]?.extensions?.category === 'internal',
      )
      check(!failed, `status ${failed?.status}: ${failed?.text.slice(0, 100)}`)
      const slowest = Math.max(...answers.map(({ ms }) => ms))
      check(slowest < 2000, `the slowest after ${slowest.toFixed(0)} ms`)
      return `answered from the shop’s own list, the slowest in ${slowest.toFixed(0)} ms`
    },
  },
]
