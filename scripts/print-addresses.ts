import { say } from './processes.ts'

interface RunningShop {
  addresses: { name: string; url: string }[]
  isDemo: boolean
}

/** Prints the addresses, the demo accounts and the start time; `started` is a value of `performance.now()`. */
export function printAddresses({ addresses, isDemo }: RunningShop, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say('')
  say(`The shop is open (${seconds} s):`)
  for (const { name, url } of addresses) say(`  ${name.padEnd(12)} ${url}`)
  say('')
  if (isDemo) {
    say('Demo customers: particulier@example.com and professionnel@example.com, password Comptoir2026')
    say('Demo coupon:    BIENVENUE10')
  }
  say('Stop with Ctrl-C.')
}
