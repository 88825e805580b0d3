import { defineSetting, type Setting } from '@comptoir/rules/setting'
import { SettingsError } from './errors.ts'

type Definition<Value> = {
  name: string
  description: string
  fallback: Value
  /** How docs/settings.md shows the default, where it is not the fallback itself. */
  defaultText?: string
}

/** A whole number from `min` to `max`. */
export function integerSetting(
  definition: Definition<number> & { min: number; max: number },
): Setting<number> {
  const { name, min, max } = definition
  return defineSetting({
    ...definition,
    parse: (text) => {
      const value = Number(text)
      if (!Number.isInteger(value) || value < min || value > max)
        throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`)
      return value
    },
  })
}

export function portSetting(definition: Definition<number>): Setting<number> {
  return integerSetting({ ...definition, min: 0, max: 65_535 })
}

/** `1` or `0`. */
export function switchSetting(definition: Definition<boolean>): Setting<boolean> {
  const { name, fallback } = definition
  return defineSetting({
    defaultText: fallback ? '`1`' : '`0`',
    ...definition,
    parse: (text) => {
      if (text !== '0' && text !== '1') throw new SettingsError(`${name} must be 1 or 0, but is "${text}".`)
      return text === '1'
    },
  })
}

/** One of `values`. */
export function choiceSetting<Value extends string>(
  definition: Definition<Value> & { values: readonly Value[] },
): Setting<Value> {
  const { name, values } = definition
  const form = values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`
  return defineSetting({
    ...definition,
    parse: (text) => {
      const value = values.find((one) => one === text)
      if (value === undefined) throw new SettingsError(`${name} must be ${form}, but is "${text}".`)
      return value
    },
  })
}

/** Any text. `isSecret` keeps its value out of documentation and logs. */
export function textSetting<Value extends string | undefined>(
  definition: Definition<Value> & { isSecret?: true },
): Setting<string | Value> {
  return defineSetting<string | Value>({ ...definition, parse: (text) => text })
}

/** An address, read without its last slash. */
export function urlSetting<Value extends string | undefined>(
  definition: Definition<Value> & { protocols?: readonly string[]; isSecret?: true },
): Setting<string | Value> {
  const { name, protocols = ['http:', 'https:'] } = definition
  return defineSetting<string | Value>({
    ...definition,
    parse: (text) => {
      if (!protocols.includes(URL.parse(text)?.protocol ?? '')) {
        const forms = protocols.map((protocol) => `${protocol}//`).join(' or ')
        throw new SettingsError(
          `${name} must be an address that starts with ${forms}, but is "${withoutPassword(text)}".`,
        )
      }
      return text.replace(/\/$/, '')
    },
  })
}

function withoutPassword(text: string): string {
  return text.replace(/:[^:@/]*@/, ':…@')
}
