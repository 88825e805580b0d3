import { wordsOf } from './fold.ts'

/** What people say, and what shops call it. Each reads: said, with `=` before the words that shops use. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'vegan=végétalien',
    'végan=végétalien',
    'veggie=végétarien',
    'froide=fraîche',
    'glacée=fraîche',
    'gazeuse=pétillante',
    'bulles=pétillante',
    'dorée=or',
    'inox=acier',
    'gambas=crevette',
    'piquant=relevé',
    'épicé=relevé',
    'mitigeur=robinet',
    'recharge=cartouche',
    'gaz=co2',
    'sushi=nigiri maki gunkan california temaki',
    'distributeur=fontaine',
  ],
  en: [
    'cold=chilled',
    'fizzy=sparkling',
    'carbonated=sparkling',
    'shrimp=prawn',
    'faucet=tap',
    'spout=nozzle',
    'golden=gold',
    'soy=soya',
    'hot=spicy',
    'refill=cartridge',
    'gas=co2',
    'veggie=vegetarian',
    'jug=carafe',
    'pitcher=carafe',
    'cooler=fountain',
    'dispenser=fountain',
    'replacement=cartridge',
    'sushi=nigiri maki gunkan california temaki',
    'beer=lager',
    'dumpling=gyoza',
    'kid=children',
  ],
  it: [
    'fredda=fresca',
    'gassata=frizzante',
    'bollicine=frizzante',
    'dorato=oro',
    'vegan=vegano',
    'veggie=vegetariano',
    'gamberetti=gambero',
    'brocca=caraffa',
    'inox=acciaio',
    'distributore=fontana',
    'sushi=nigiri maki gunkan california temaki',
    'ravioli=gyoza',
    'ricarica=cartuccia',
    'gas=co2',
  ],
}

/** Other folded words for a folded word, by what `stem` makes of it. */
export function synonymsOf(language: string, stem: (word: string) => string): ReadonlyMap<string, string[]> {
  const pairs = (synonyms[language] ?? []).map((pair) => wordsOf(pair))
  const groups = Map.groupBy(pairs, ([typed = '']) => stem(typed))
  return new Map([...groups].map(([typed, all]) => [typed, all.flatMap((pair) => pair.slice(1))]))
}
