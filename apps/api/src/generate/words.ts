type Words = { fr: string; en: string; it: string }

/** A kind of product: its category, its names, and the prices without tax between which it lies, in cents. */
export type Family = { category: string; names: Words; prices: [from: number, to: number]; finishes: boolean }

export const families: readonly Family[] = [
  {
    category: 'Fontaines de comptoir',
    names: { fr: 'Fontaine de comptoir', en: 'Countertop fountain', it: 'Fontana da banco' },
    prices: [90_000, 320_000],
    finishes: true,
  },
  {
    category: 'Fontaines sous plan',
    names: { fr: 'Fontaine sous plan', en: 'Under-counter fountain', it: 'Fontana sottopiano' },
    prices: [110_000, 360_000],
    finishes: true,
  },
  {
    category: 'Fontaines sur pied',
    names: { fr: 'Fontaine sur pied', en: 'Free-standing fountain', it: 'Fontana a colonna' },
    prices: [140_000, 520_000],
    finishes: true,
  },
  {
    category: 'Robinets',
    names: { fr: 'Robinet', en: 'Tap', it: 'Rubinetto' },
    prices: [12_000, 64_000],
    finishes: true,
  },
  {
    category: 'Filtres',
    names: { fr: 'Cartouche filtrante', en: 'Filter cartridge', it: 'Cartuccia filtrante' },
    prices: [3_500, 18_000],
    finishes: false,
  },
  {
    category: 'Carafes',
    names: { fr: 'Carafe', en: 'Carafe', it: 'Caraffa' },
    prices: [1_200, 6_500],
    finishes: true,
  },
  {
    category: 'Bouteilles',
    names: { fr: 'Bouteille', en: 'Bottle', it: 'Bottiglia' },
    prices: [900, 4_800],
    finishes: true,
  },
  {
    category: 'Gobelets',
    names: { fr: 'Gobelet', en: 'Tumbler', it: 'Bicchiere' },
    prices: [250, 1_900],
    finishes: true,
  },
  {
    category: 'Gaz carbonique',
    names: { fr: 'Bouteille de CO2', en: 'CO2 cylinder', it: 'Bombola di CO2' },
    prices: [2_500, 14_000],
    finishes: false,
  },
  {
    category: 'Entretien',
    names: { fr: 'Kit d’entretien', en: 'Care kit', it: 'Kit di manutenzione' },
    prices: [1_500, 9_000],
    finishes: false,
  },
]

/** Made-up model names are put together from these. */
export const firstSyllables = ['Al', 'Bre', 'Cor', 'Del', 'Ev', 'Fal', 'Gar', 'Ios', 'Lu', 'Mar', 'Nor', 'Or']
export const middleSyllables = ['a', 'e', 'i', 'o', 'an', 'el', 'in', 'or', 'ette', 'ima']
export const lastSyllables = ['ve', 'ne', 'lle', 'ra', 'ce', 'do', 'mi', 'sse', 'ta', 'via', 'zan', 'lys']

export const sentences: readonly Words[] = [
  {
    fr: 'Une eau filtrée à portée de main, sans bouteille à porter.',
    en: 'Filtered water within reach, with no bottles to carry.',
    it: 'Acqua filtrata a portata di mano, senza bottiglie da trasportare.',
  },
  {
    fr: 'Se nettoie d’un geste et se démonte sans outil.',
    en: 'Wipes clean and comes apart without tools.',
    it: 'Si pulisce con un gesto e si smonta senza attrezzi.',
  },
  {
    fr: 'Dessinée pour durer : chaque pièce d’usure se remplace.',
    en: 'Made to last: every part that wears can be replaced.',
    it: 'Progettata per durare: ogni parte soggetta a usura si sostituisce.',
  },
  {
    fr: 'Convient à une table de quatre comme à une salle de quarante.',
    en: 'As much at home at a table of four as in a room of forty.',
    it: 'Adatta a un tavolo da quattro come a una sala da quaranta.',
  },
]
