/** Letters as lines in a view box of 28 by 28. */
const letters: Readonly<Record<string, string>> = {
  A: 'M6 24 14 4l8 20M9 17h10',
  B: 'M8 4v20h7a5.5 5.5 0 0 0 0-11H8h6a4.5 4.5 0 0 0 0-9z',
  C: 'M22 8a10 10 0 1 0 0 12',
  D: 'M7 4v20h5a10 10 0 0 0 0-20z',
  E: 'M20 4H8v20h12M8 14h10',
  F: 'M20 4H8v20M8 14h10',
  G: 'M22 8a10 10 0 1 0 0 12v-6h-7',
  H: 'M7 4v20M21 4v20M7 14h14',
  I: 'M14 4v20',
  J: 'M19 4v13a6 6 0 0 1-12 0',
  K: 'M8 4v20M21 4 8 15M13 11l8 13',
  L: 'M8 4v20h12',
  M: 'M5 24V4l9 12 9-12v20',
  N: 'M7 24V4l14 20V4',
  O: 'M4 14a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  P: 'M8 24V4h7a6 6 0 0 1 0 12H8',
  Q: 'M4 14a10 10 0 1 0 20 0a10 10 0 1 0-20 0M17 17l7 7',
  R: 'M8 24V4h7a6 6 0 0 1 0 12H8M14 16l7 8',
  S: 'M20 8c-1-3-3-4-6-4-7 0-8 8 0 10s8 10 0 10c-3 0-6-1-7-5',
  T: 'M5 4h18M14 4v20',
  U: 'M7 4v13a7 7 0 0 0 14 0V4',
  V: 'M5 4l9 20 9-20',
  W: 'M3 4l6 20 5-14 5 14 6-20',
  X: 'M6 4l16 20M22 4 6 24',
  Y: 'M6 4l8 10 8-10M14 14v10',
  Z: 'M6 4h16L6 24h16',
}

/** The first letter of a name as an SVG file, drawn in a colour; a circle for a name that begins with another sign. */
export function monogram(name: string, colour: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  const path = letters[first] ?? letters['O'] ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="${colour}" stroke-width="1.6">
  <path d="${path}"/>
</svg>
`
}
