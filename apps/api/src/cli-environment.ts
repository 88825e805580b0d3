import path from 'node:path'
import type { ApiSettings } from './platform/settings.ts'
import { terminalText } from './platform/terminal-text.ts'
import { readSettings, settingDefinitions } from './settings.ts'

/** The settings of a command, from the environment. */
export function commandSettings(): ApiSettings {
  return readSettings(process.env, path.resolve(import.meta.dirname, '../../..'))
}

/** The settings that the environment sets, without secrets and without passwords in addresses. */
export function shownSettings({ sitesDir }: Pick<ApiSettings, 'sitesDir'>): Record<string, string> {
  const set = settingDefinitions(sitesDir).flatMap(({ name, isSecret }): [string, string][] => {
    const value = process.env[name]
    return isSecret || !value ? [] : [[name, value.replaceAll(/\/\/[^/@\s]*@/g, '//…@')]]
  })
  return Object.fromEntries(set)
}

/** Shows a line in the terminal. */
export function say(line: string): void {
  process.stdout.write(`${terminalText(line)}\n`)
}
