import {
  limitText,
  RATE_LIMITS,
  readLimitValue,
  type Limit,
  type LimitName,
  type LimitValue,
} from '@comptoir/rules/rate-limits'
import { defineSetting, type Environment, type SettingDescription } from '@comptoir/rules/setting'
import { SettingsError } from './errors.ts'

/** The limits that are set; the others have their defaults. */
export type RateLimits = Partial<Record<LimitName, LimitValue>>

const limitSettings = Object.values(RATE_LIMITS).map((limit) => {
  const { name, setting, what, by, isRequired } = limit
  return {
    limit: name,
    definition: defineSetting<LimitValue | undefined>({
      name: setting,
      fallback: undefined,
      defaultText: `\`${limitText(limit)}\``,
      description: `Most ${what}, by ${by}, as \`MOST/DURATION\`${isRequired ? '' : ' or `off`'}.`,
      parse: (text) => readLimit(limit, text),
    }),
  }
})

/** As docs/settings.md lists them. */
export const rateLimitSettings: readonly SettingDescription[] = limitSettings.map(
  ({ definition }) => definition,
)

function readLimit({ setting, isRequired }: Limit, text: string): LimitValue {
  const value = readLimitValue(text)
  if (value === undefined)
    throw new SettingsError(`${setting} must be off or MOST/DURATION such as 60/1h, but is "${text}".`)
  if (value === 'off' && isRequired)
    throw new SettingsError(
      `${setting} cannot be off, for it keeps people from guessing and from flooding mailboxes.`,
    )
  return value
}

/** Throws {@link SettingsError} for a limit that is not valid, and for one that the shop does not have. */
export function readRateLimits(env: Environment): RateLimits {
  const known = new Set(limitSettings.map(({ definition }) => definition.name))
  const unknown = Object.keys(env).find((name) => name.startsWith('LIMIT_') && !known.has(name))
  if (unknown !== undefined)
    throw new SettingsError(`${unknown} is no limit of the shop: see docs/settings.md.`)
  const values: RateLimits = {}
  for (const { limit, definition } of limitSettings) {
    const value = definition.read(env)
    if (value !== undefined) values[limit] = value
  }
  return values
}
