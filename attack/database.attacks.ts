import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, stat, writeFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect } from '../apps/api/src/platform/database.ts'
import { root } from '../scripts/processes.ts'
import { readyCart, setStock } from '../apps/api/test/checkout.ts'
import { lockStock } from '../apps/api/test/locks.ts'
import { check, rejectionOf, type Attack } from './attack.ts'
import { graphql, newAddress, senderOf, type Target } from './target.ts'
import { times } from './wire.ts'

const run = promisify(execFile)

async function comptoir(target: Target, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(root, 'scripts/comptoir.ts'), ...args], {
    cwd: root,
    env: { ...target.env, LOG_LEVEL: 'error' },
  })
  return stdout
}

async function idleInTransaction({ sql }: Target): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::integer as count from pg_stat_activity
     where state = 'idle in transaction' and now() - state_change > interval '1 second'`
  return row.count
}

async function newCart(target: Target): Promise<number> {
  const answer = await graphql(target, 'mutation{createEmptyCart}', {}, { from: newAddress() })
  check(!answer.errors && answer.status === 200, `a cart is answered ${answer.text.slice(0, 120)}`)
  return answer.ms
}

export const databaseAttacks: Attack[] = [
  {
    name: '300 mails are due, and the mail server never answers',
    run: async (target) => {
      await target.sql`
        insert into mail (store_id, kind, recipient, subject, html, plain)
        select s.id, 'test', 'due-' || n || '@example.net', 'x', 'x', 'x'
          from store s, generate_series(1, 300) n where s.code = 'fr'`
      let slowest = 0
      let idle = 0
      // Sampled every second: a delivery ends after ten seconds of silence, and the next one begins up to five later.
      let connections = 0
      for (let second = 0; second < 12; second++) {
        const took = await times(4, 4, () => newCart(target))
        slowest = Math.max(slowest, ...took)
        idle = Math.max(idle, await idleInTransaction(target))
        connections = Math.max(connections, target.mailConnections())
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
      check(idle === 0, `${idle} connections were idle in a transaction`)
      check(slowest < 3000, `a cart took ${slowest.toFixed(0)} ms`)
      check(connections > 0 && connections <= 20, `${connections} connections to the mail server`)
      return `carts in ${slowest.toFixed(0)} ms at most, no idle transaction, ${connections} connections to the mail server`
    },
  },
  {
    name: 'the stock of a product is locked for half a minute while ten people order it',
    isLong: true,
    run: async (target) => {
      const sku = 'VSQ-DET'
      await setStock(target, sku, 1000)
      const carts = await times(10, 5, () => readyCart(senderOf(target, { from: newAddress() }), { sku }))
      // Orders of one buyer wait for each other before they come to the stock.
      await times(10, 5, (index) =>
        graphql(
          target,
          'mutation($id:String!,$email:String!){setGuestEmailOnCart(input:{cart_id:$id,email:$email}){cart{id}}}',
          { id: carts[index], email: `buyer-${index}@${randomUUID()}.example` },
          { from: newAddress() },
        ),
      )
      const other = connect(target.env.DATABASE_URL ?? '', 1)
      const { promise: release, resolve: endLock } = Promise.withResolvers<void>()
      const { promise: locked, resolve: startOrders } = Promise.withResolvers<void>()
      const holding = other.begin(async (tx) => {
        await lockStock(tx, sku)
        startOrders()
        await release
      })
      try {
        await locked
        const started = performance.now()
        const orders = Promise.all(
          carts.map(async (id) => {
            const query =
              'mutation($id:String!){placeOrder(input:{cart_id:$id}){orderV2{number} errors{message}}}'
            return await graphql(target, query, { id }, { from: newAddress() })
          }),
        )
        const took = await times(40, 4, () => newCart(target))
        const answers = await orders
        const seconds = (performance.now() - started) / 1000
        const slowest = Math.max(...took)
        check(slowest < 3000, `other carts took ${slowest.toFixed(0)} ms`)
        check(seconds < 30, `the orders were answered after ${seconds.toFixed(0)} s only`)
        const rejection = answers.map((answer) => rejectionOf(answer)).find((one) => one !== undefined)
        check(rejection !== undefined, 'an order was placed despite the lock')
        return `orders answered after ${seconds.toFixed(0)} s: ${rejection}; other carts in ${slowest.toFixed(0)} ms at most`
      } finally {
        endLock()
        await holding
        await other.end({ timeout: 1 })
      }
    },
  },
  {
    name: 'deleting the account ria@… deletes mails of maria@…',
    run: async (target) => {
      const email = `ria-${process.pid}@buyers.example`
      const victim = `ma${email}`
      await graphql(
        target,
        'mutation($e:String!){contactUs(input:{name:"Maria Morel",email:$e,comment:"Bonjour, une question."}){status}}',
        { e: victim },
        { from: newAddress() },
      )
      const countMails = async () => {
        const [row] = await target.sql<[{ count: number }]>`
          select count(*)::integer as count from mail
           where recipient = ${victim} or position(${victim} in plain || coalesce(content::text, '')) > 0`
        return row.count
      }
      const before = await countMails()
      check(before > 0, 'no mail of the other person to keep')
      const input = { firstname: 'Ria', lastname: 'Morel', email, password: 'Fontaine-2031-x' }
      const made = await graphql(
        target,
        'mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}',
        { input },
        { from: newAddress() },
      )
      check(!made.errors, `no account: ${rejectionOf(made)}`)
      await comptoir(target, 'privacy', 'delete', email, '--website', 'fontaines')
      const after = await countMails()
      check(after === before, `${before - after} of the other person’s ${before} mails are gone`)
      return 'the other person’s mail stays'
    },
  },
  {
    name: 'exports: rights of the file, formulas in cells',
    run: async (target) => {
      const file = path.join(target.dataDir, 'orders.csv')
      await writeFile(file, 'old', { mode: 0o644 })
      await chmod(file, 0o644)
      await target.sql`
        update order_address set lastname = '=cmd()', city = '@SUM(1)', company = '-1+1|calc'
         where order_id = (select max(order_id) from order_address)`
      await comptoir(target, 'orders', 'export', '--to', file)
      const { mode } = await stat(file)
      check((mode & 0o077) === 0, `others may read the export: ${(mode & 0o777).toString(8)}`)
      const text = await readFile(file, 'utf8')
      const formula = /(?:^|[,;\t\n])"?[=@+][A-Za-z(]/.exec(text)
      check(!formula, `a cell is a formula: ${formula?.[0]}`)
      return 'readable by its owner only, no formula'
    },
  },
]
