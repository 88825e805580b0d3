/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** One environment variable, as docs/settings.md lists it. */
export interface SettingDescription {
  readonly name: string
  /** Markdown; empty where the variable has no default. */
  readonly defaultText: string
  /** Markdown, in plain English. */
  readonly description: string
  /** Whether the value must not be shown or logged. */
  readonly isSecret: boolean
}

/** One environment variable that an app reads. */
export interface Setting<Value> extends SettingDescription {
  /** The value, or its default where the variable is absent or empty. `fallback` replaces the default. */
  readonly read: (env: Environment, fallback?: Value) => Value
}

interface Definition<Value> {
  readonly name: string
  readonly description: string
  readonly fallback: Value
  /** How the default is shown; the value itself when absent. */
  readonly defaultText?: string
  readonly isSecret?: true
  /** Throws the app's own error, with one sentence that names the setting. */
  readonly parse: (text: string) => Value
}

export function defineSetting<Value>(definition: Definition<Value>): Setting<Value> {
  const { name, description, parse, isSecret = false } = definition
  const { fallback } = definition
  const isShown = typeof fallback === 'string' || typeof fallback === 'number'
  return {
    name,
    description,
    isSecret,
    defaultText: definition.defaultText ?? (isShown && fallback !== '' ? `\`${fallback}\`` : ''),
    read: (env, replaced = fallback) => {
      const text = env[name]
      return text === undefined || text === '' ? replaced : parse(text)
    },
  }
}

/** The environment variables that set the address and the port of a site, by the code of the site. */
export function siteSettingNames(code: string): { url: string; port: string } {
  const prefix = code.toUpperCase().replaceAll('-', '_')
  return { url: `${prefix}_URL`, port: `${prefix}_PORT` }
}
