import { RATE_LIMITS } from '@comptoir/rules/rate-limits'

/** Settings of a shop whose visitors all come from one network address, as those of tests and benchmarks do. */
export const oneAddress: Readonly<Record<string, string>> = {
  UNPAID_ORDERS_OF_ADDRESS: '0',
  UNPAID_ORDERS_OF_BUYER: '0',
  ...Object.fromEntries(
    Object.values(RATE_LIMITS)
      .filter((limit) => limit.by === 'address' && limit.isRequired !== true)
      .map(({ setting }) => [setting, 'off']),
  ),
}
