import { placeWords } from '@comptoir/rules/geo-text'

const streetTypes = new Set(
  `rue avenue av boulevard bd boul place pl chemin che impasse imp allee allees quai cours route rte square passage
  villa cite faubourg fbg esplanade promenade sentier ruelle hameau lotissement residence lieu zone zac za
  via viale vicolo corso piazza piazzale largo lungomare lungotevere strada contrada galleria salita street road`
    .split(/\s+/)
    .filter(Boolean),
)
const particles = new Set(
  'le la les l de du des d en et a au aux sur sous di del della dei degli delle da dal the of'.split(' '),
)
const suffixes = new Set(['bis', 'ter', 'quater'])

const isNumber = (word: string) => /^\d{1,4}[a-z]?$/.test(word)

/** Whether a word is a particle of names, such as `de`. */
export const isParticle = (word: string): boolean => particles.has(word)

/** Whether folded words look like the beginning of an address: a house number or a street type. */
export function looksLikeStreet(words: readonly string[]): boolean {
  const [first = '', second] = words
  return streetTypes.has(first) || (isNumber(first) && second !== undefined)
}

/** Whether the words contain a street name and not only its type. */
export function namesStreet(words: readonly string[]): boolean {
  return words.some(
    (word) => !streetTypes.has(word) && !particles.has(word) && !isNumber(word) && !suffixes.has(word),
  )
}

/** Splits `12 bis rue de Condé` or `Via Vigevano 9` into street and house number. */
export function splitStreet(text: string): { street: string; houseNumber: string | null } {
  const french = /^(\d{1,4} ?(?:bis|ter|quater|[a-z](?![\p{L}\p{N}]))?)[\s,]+([^\s,].*)$/iu.exec(text)
  if (french?.[2]) return { street: french[2], houseNumber: french[1]?.trim() ?? null }
  const italian = /[\s,](\d{1,4}(?:\/?[a-z])?)$/iu.exec(text)
  const named = italian ? text.slice(0, italian.index).replace(/(?<![\s,])[\s,]+$/, '') : ''
  if (italian && /\p{L}/u.test(named) && !isNumber(placeWords(named).at(-1) ?? ''))
    return { street: named, houseNumber: italian[1] ?? null }
  return { street: text, houseNumber: null }
}
