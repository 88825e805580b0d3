import { defineSetting, type Environment, type SettingDescription } from './setting.ts'

/** How a server stops. */
export interface StopSettings {
  /** Seconds for which it goes on serving after it has said that it is no longer ready. */
  readonly drainSeconds: number
  /** Seconds after which it ends, whatever is still open. */
  readonly limitSeconds: number
}

const productionDrainSeconds = 5
const mostSeconds = 3600

/** The settings of every server's end; `fail` makes the error of a wrong value. */
export function stopSettings(fail: (message: string) => Error): {
  definitions: readonly SettingDescription[]
  read: (env: Environment) => StopSettings
} {
  const seconds = (name: string) => (text: string) => {
    const value = Number(text)
    if (text.trim() !== '' && value >= 0 && value <= mostSeconds) return value
    throw fail(`${name} must be a number of seconds from 0 to ${mostSeconds}, not "${text}".`)
  }
  const drain = defineSetting({
    name: 'DRAIN_SECONDS',
    fallback: 0,
    defaultText: `\`${productionDrainSeconds}\` in production, else \`0\``,
    description:
      'Seconds from SIGTERM on in which the process still serves while `/readyz` says 503, so that load balancers send it nothing more ([stopping](operating.md#stopping)).',
    parse: seconds('DRAIN_SECONDS'),
  })
  const limit = defineSetting({
    name: 'STOP_SECONDS',
    fallback: 30,
    description: 'Seconds from SIGTERM on after which the process ends, whatever is still open.',
    parse: seconds('STOP_SECONDS'),
  })
  return {
    definitions: [drain, limit],
    read: (env) => {
      const isProduction = env['NODE_ENV'] === 'production'
      const settings = {
        drainSeconds: drain.read(env, isProduction ? productionDrainSeconds : 0),
        limitSeconds: limit.read(env),
      }
      if (settings.drainSeconds > 0 && settings.limitSeconds <= settings.drainSeconds)
        throw fail('STOP_SECONDS must be more than DRAIN_SECONDS, which are a part of them.')
      return settings
    },
  }
}
