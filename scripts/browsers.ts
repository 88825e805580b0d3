import { ensureProgram, findProgram, type SystemProgram } from './system-programs.ts'

const chromium: SystemProgram = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // The shell renders the same without the windows, menus and extensions of the browser: a third less CPU time a test.
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'],
  package: 'chromium-headless-shell',
}

const firefox: SystemProgram = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', '/snap/bin/firefox'],
  package: 'firefox-esr',
}

/** Path of an installed Chromium. */
export const findChromium = (): string | undefined => findProgram(chromium)

/** Path of an installed Firefox. */
export const findFirefox = (): string | undefined => findProgram(firefox)

/** Path of Chromium. Installs it with apt-get where it is missing; throws when that fails. */
export const ensureChromium = (): Promise<string> => ensureProgram(chromium)

/** Path of Firefox. Installs it with apt-get where it is missing; throws when that fails. */
export const ensureFirefox = (): Promise<string> => ensureProgram(firefox)
