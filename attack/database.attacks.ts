import { execFile } from 'node:child_process'
import { chmod, stat, writeFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect } from '../apps/api/src/platform/database.ts'
import { root } from '../scripts/processes.ts'
import { check, refusalOf, type Attack } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'
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
      for (let second = 0; second < 12; second++) {
        const took = await times(4, 4, () => newCart(target))
        slowest = Math.max(slowest, ...took)
        idle = Math.max(idle, await idleInTransaction(target))
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
      const connections = target.mailConnections()
      check(idle === 0, `${idle} connections were idle in a transaction`)
      check(slowest < 3000, `a cart took ${slowest.toFixed(0)} ms`)
      check(connections > 0 && connections <= 20, `${connections} connections to the mail server`)
      return `carts in ${slowest.toFixed(0)} ms at most, no idle transaction, ${connections} connections to the mail server`
    },
  },
  {
    name: 'somebody holds the lock of a product for a minute',
    isLong: true,
    run: async (target) => {
      const other = connect(target.env.DATABASE_URL ?? '', 1)
      const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
      const holding = other.begin(async (tx) => {
        await tx`set local idle_in_transaction_session_timeout = 0`
        await tx`select 1 from stock_item join product on product.id = product_id where sku = 'VSQ-C3-N' for update of stock_item`
        await release
      })
      holding.catch(() => undefined)
      try {
        const took = await times(20, 10, () => newCart(target))
        return `carts in ${Math.max(...took).toFixed(0)} ms at most`
      } finally {
        letGo()
        await holding.catch(() => undefined)
        await other.end({ timeout: 1 })
      }
    },
  },
  {
    name: 'time limits of the connections',
    run: async (target) => {
      const pool = connect(target.env.DATABASE_URL ?? '', 1)
      const [limits] = await pool<[{ statement: string; lock: string; idle: string }]>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
               current_setting('idle_in_transaction_session_timeout') as idle`
      await pool.end()
      check(
        Object.values(limits).every((limit) => limit !== '0'),
        `a limit is missing: ${JSON.stringify(limits)}`,
      )
      return `statement ${limits.statement}, lock ${limits.lock}, idle in transaction ${limits.idle}`
    },
  },
  {
    name: 'erasing ria@… takes the mails of maria@…',
    run: async (target) => {
      const email = `ria-${process.pid}@buyers.example`
      const victim = `ma${email}`
      await graphql(
        target,
        'mutation($e:String!){contactUs(input:{name:"Maria Morel",email:$e,comment:"Bonjour, une question."}){status}}',
        { e: victim },
        { from: newAddress() },
      )
      const kept = async () => {
        const [row] = await target.sql<[{ count: number }]>`
          select count(*)::integer as count from mail
           where recipient = ${victim} or position(${victim} in plain || coalesce(content::text, '')) > 0`
        return row.count
      }
      const before = await kept()
      check(before > 0, 'no mail of the other person to keep')
      const input = { firstname: 'Ria', lastname: 'Morel', email, password: 'Fontaine-2031-x' }
      const made = await graphql(
        target,
        'mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}',
        { input },
        { from: newAddress() },
      )
      check(!made.errors, `no account: ${refusalOf(made)}`)
      await comptoir(target, 'privacy', 'delete', email, '--website', 'fontaines')
      const after = await kept()
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
