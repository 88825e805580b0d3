import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, say } from './processes.ts'

interface RunningShop {
  addresses: { name: string; url: string }[]
  isDemo: boolean
}

interface DemoCustomer {
  email: string
  password: string
  group: string
}

interface DemoStaff {
  email: string
  password: string
  role: string
}

/** Prints the addresses, the demo accounts and the start time; `started` is a value of `performance.now()`. */
export function printAddresses({ addresses, isDemo }: RunningShop, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say('')
  say(`The shop is open (${seconds} s):`)
  for (const { name, url } of addresses) {
    say(`  ${name.padEnd(12)} ${url}`)
    const customers = isDemo ? demoCustomers(name) : []
    for (const { email, password } of customers) say(`  ${''.padEnd(12)}   ${email}, password ${password}`)
  }
  const staff = isDemo ? demoStaff() : []
  if (staff.length > 0) say('The back office knows:')
  for (const { email, password, role } of staff) say(`  ${role.padEnd(16)} ${email}, password ${password}`)
  say('')
  say('Stop with Ctrl-C.')
}

/** The demo accounts of the back office, those of all sites. */
function demoStaff(): DemoStaff[] {
  const sites = path.join(root, 'sites')
  const files = readdirSync(sites).map((site) => path.join(sites, site, 'demo/staff.json'))
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as DemoStaff[])
}

/** The first customer of each group of a shop; none for what is no shop. */
function demoCustomers(site: string): DemoCustomer[] {
  const file = path.join(root, 'sites', site, 'demo/customers.json')
  if (!existsSync(file)) return []
  const all = JSON.parse(readFileSync(file, 'utf8')) as DemoCustomer[]
  return all.filter(({ group }, index) => all.findIndex((one) => one.group === group) === index)
}
