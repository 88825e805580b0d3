import { SettingsError } from './errors.ts'

export type Environment = Record<string, string | undefined>

/** Reads a port number, or throws {@link SettingsError}. */
export function portSetting(env: Environment, name: string, fallback: number): number {
  return integerSetting(env, name, fallback, 0, 65_535)
}

/** Reads a whole number, or throws {@link SettingsError}. */
export function integerSetting(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`)
  }
  return value
}

/** Reads an address without its last slash, or throws {@link SettingsError}. */
export function urlSetting(
  env: Environment,
  name: string,
  fallback: string,
  protocols = ['http:', 'https:'],
): string {
  const text = env[name] || fallback
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    const forms = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new SettingsError(`${name} must be an address that starts with ${forms}, but is "${redact(text)}".`)
  }
  return text.replace(/\/$/, '')
}

function redact(text: string): string {
  return text.replace(/:[^:@/]*@/, ':…@')
}
