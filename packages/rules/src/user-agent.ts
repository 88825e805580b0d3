/** Names of browsers, the more special first: most also call themselves Chrome or Safari. */
const browsers: readonly (readonly [string, string])[] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

/** Names of systems; Android also calls itself Linux, an iPad a Mac. */
const systems: readonly (readonly [string, string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

/** Browser and system of a user agent, by which people recognise their sessions; null where they are unknown. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } | null {
  if (userAgent === null) return null
  const nameIn = (names: typeof browsers) => names.find(([mark]) => userAgent.includes(mark))?.[1] ?? null
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  return browser === null && system === null ? null : { browser, system }
}
