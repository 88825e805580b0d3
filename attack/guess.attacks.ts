import { assertRateLimited, rejectionOf, type Attack } from './attack.ts'
import { rateLimitOnly, repeatOperation } from './repeat-operation.ts'
import { graphql, newAddress, type Target } from './target.ts'
import { times } from './wire.ts'

/** One unit of a product, without which no coupon is looked up. */
async function addTo(target: Target, id: string, from: string): Promise<void> {
  await graphql(
    target,
    'mutation($id:String!,$sku:String!){addProductsToCart(cartId:$id,cartItems:[{sku:$sku,quantity:1}]){user_errors{message}}}',
    { id, sku: target.sku },
    { from },
  )
}

/** Secrets that are tried out: passwords, coupons, numbers of orders, tokens of links. */
export const guessAttacks: Attack[] = [
  {
    name: '150 passwords for one account',
    run: repeatOperation(
      150,
      20,
      'mutation($p:String!){generateCustomerToken(email:"shopper-0@buyers.example",password:$p){token}}',
      (index) => ({ p: `Guess-${index}-x` }),
    ),
  },
  {
    name: 'one password for 150 accounts',
    run: repeatOperation(
      150,
      70,
      'mutation($e:String!){generateCustomerToken(email:$e,password:"Comptoir2026"){token}}',
      (index) => ({ e: `person-${index}@example.net` }),
    ),
  },
  {
    name: '300 coupon codes for one cart',
    run: async (target) => {
      const from = newAddress()
      const made = await graphql(target, 'mutation{createEmptyCart}', {}, { from })
      const id = String(made.data?.createEmptyCart)
      await addTo(target, id, from)
      const answers = await times(300, 6, (index) =>
        graphql(
          target,
          'mutation($id:String!,$code:String!){applyCouponToCart(input:{cart_id:$id,coupon_code:$code}){cart{id}}}',
          { id, code: `GUESS${index}` },
          { from },
        ),
      )
      return assertRateLimited(answers.map(rateLimitOnly), 120)
    },
  },
  {
    name: '300 coupon codes, each for a cart and from an address of its own network',
    run: async (target) => {
      const answers = await times(300, 6, async (index) => {
        const from = `2001:db8:77:9::${(index + 1).toString(16)}`
        const made = await graphql(target, 'mutation{createEmptyCart}', {}, { from })
        if (rejectionOf(made)) return made
        const id = String(made.data?.createEmptyCart)
        await addTo(target, id, from)
        return await graphql(
          target,
          'mutation($id:String!,$code:String!){applyCouponToCart(input:{cart_id:$id,coupon_code:$code}){cart{id}}}',
          { id, code: `GUESS${index}` },
          { from },
        )
      })
      return assertRateLimited(answers.map(rateLimitOnly), 100)
    },
  },
  {
    name: '150 guesses of an order by its number',
    run: repeatOperation(
      150,
      100,
      'query($n:String!){guestOrder(input:{number:$n,email:"shopper-0@buyers.example",lastname:"Morel"}){number}}',
      (index) => ({ n: String(index + 1).padStart(9, '0') }),
    ),
  },
  {
    name: '150 links of orders asked for, for withdrawals of other people',
    run: repeatOperation(
      150,
      100,
      'mutation($n:String!){requestOrderLink(input:{number:$n,email:"shopper-0@buyers.example",purpose:WITHDRAWAL})}',
      (index) => ({ n: String(index + 1).padStart(9, '0') }),
    ),
  },
  {
    name: '200 guesses of a withdrawal link, and 150 declarations with one',
    run: async (target) => {
      const links = await repeatOperation(
        200,
        150,
        'query($t:String!){withdrawalOptions(token:$t){__typename}}',
        (index) => ({ t: `${index}`.padStart(43, 'a') }),
      )(target)
      const declared = await repeatOperation(
        150,
        100,
        'mutation($t:String!){requestWithdrawal(input:{token:$t}){__typename}}',
        (index) => ({ t: `${index}`.padStart(43, 'a') }),
      )(target)
      return `${links}; ${declared}`
    },
  },
  {
    name: '200 guesses of a reset token',
    run: repeatOperation(
      200,
      100,
      'mutation($t:String!){resetPassword(email:"shopper-0@buyers.example",resetPasswordToken:$t,newPassword:"Fontaine-2032-x")}',
      (index) => ({ t: `${index}`.padStart(32, 'a') }),
    ),
  },
  {
    name: '200 guesses of a newsletter link, and of a confirmation key',
    run: async (target) => {
      const links = await repeatOperation(
        200,
        150,
        'mutation($t:String!){followNewsletterLink(token:$t){status}}',
        (index) => ({
          t: `${index}.${'a'.repeat(40)}`,
        }),
      )(target)
      const keys = await repeatOperation(
        200,
        150,
        'mutation($k:String!){confirmEmail(input:{email:"shopper-0@buyers.example",confirmation_key:$k}){customer{email}}}',
        (index) => ({ k: `${index}`.padStart(32, 'a') }),
      )(target)
      return `${links}; ${keys}`
    },
  },
]
