import { expect, it } from 'vitest'
import { terminalText } from './terminal-text.ts'

it.each([
  ['to Ada,\tfrom Léo\nBuon compleanno 🎂', 'to Ada,\tfrom Léo\nBuon compleanno 🎂'],
  ['\u001B[2J\u001B[1;1H000000007  complete', '\uFFFD[2J\uFFFD[1;1H000000007  complete'],
  ['\u001B]52;c;cm0gLXJmIH4=\u0007', '\uFFFD]52;c;cm0gLXJmIH4=\uFFFD'],
  ['\u009B31mred\r overwritten', '\uFFFD31mred\uFFFD overwritten'],
  ['paid \u202Eton', 'paid \uFFFDton'],
])('prints %j without effects on the terminal', (text, expected) => {
  expect(terminalText(text)).toBe(expected)
})
