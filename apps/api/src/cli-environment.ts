import path from 'node:path'
import type { ApiSettings } from './platform/settings.ts'
import { terminalText } from './platform/terminal-text.ts'
import { readSettings } from './settings.ts'

/** The settings of a command, from the environment. */
export function commandSettings(): ApiSettings {
  return readSettings(process.env, path.resolve(import.meta.dirname, '../../..'))
}

/** Shows a line in the terminal. */
export function say(line: string): void {
  process.stdout.write(`${terminalText(line)}\n`)
}
