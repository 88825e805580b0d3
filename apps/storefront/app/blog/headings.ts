/** The same text, where every h2 has an address of its own: those without get one from their words. */
export function withAddresses(html: string): string {
  const taken = new Set([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id))
  return html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, title: string) => {
    const words = wordsOf(title)
    if (words === '') return whole
    const id = taken.has(words) ? firstFree(words, taken) : words
    taken.add(id)
    return `<h2 id="${id}">${title}</h2>`
  })
}

function wordsOf(title: string): string {
  return title
    .replaceAll(/<[^>]*>|&\w+;|&#\d+;/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function firstFree(words: string, taken: ReadonlySet<string | undefined>): string {
  let number = 2
  while (taken.has(`${words}-${number}`)) number += 1
  return `${words}-${number}`
}

/** Words a minute that people read at ease. */
const PACE = 220

/** Whole minutes that a text takes to read, at least one. */
export function minutesToRead(html: string): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}
