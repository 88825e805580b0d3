import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import { defineSetting } from '@comptoir/rules/setting'

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** A setting whose parser names it in its errors. */
export function define<Value>(definition: {
  name: string
  description: string
  fallback: Value
  parse: (name: string) => (text: string) => Value
  defaultText?: string
  isSecret?: true
}) {
  return defineSetting<Value>({ ...definition, parse: definition.parse(definition.name) })
}

export const number =
  (min: number, max: number, unit: string, isWhole = true) =>
  (name: string) =>
  (text: string) => {
    const value = Number(text)
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value
    throw new SettingsError(`${name} must be ${unit} from ${min} to ${max}, not "${text}".`)
  }

export function anyText() {
  return (text: string) => text
}

export function trustedNetworks(text: string): readonly Network[] {
  const read = readTrustedNetworks(text)
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
}

export function url(name: string) {
  return (text: string): string => {
    if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/(?<!\/)\/+$/, '')
    throw new SettingsError(`${name} must be an http or https address, not "${text}".`)
  }
}

export function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value
  throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
}

export function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
