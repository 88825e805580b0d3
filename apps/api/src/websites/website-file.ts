import { isLanguageCode, isLocaleOf } from '@comptoir/rules/language'
import * as v from 'valibot'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { checkJson, namedTwice, readEditedJson, type PlaceOf } from '../platform/json-places.ts'
import { currencyCode, settingsSchema, zoneErrors, type StoreSettings } from '../stores/index.ts'
import { possibleTexts as texts } from '../platform/localised.ts'
import { canonical } from '../platform/schema-walk.ts'

const code = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const store = v.object({
  code,
  name: v.string(),
  language: v.pipe(v.string(), v.check(isLanguageCode, 'must be the code of a language such as en')),
  locale: v.string(),
  isDefault: v.boolean(),
})

/** A language with the country where most people speak it: `de_DE`. */
const exampleLocale = (language: string) =>
  [language, new Intl.Locale(language).maximize().region].filter(Boolean).join('_')

const { zones, taxRates, taxTitles, shipping, payment, currencies, ...config } = settingsSchema.entries

/** Schema of website.json, in the order in which it is written; `zones` to `currencies` and `config` are settings. */
export const websiteFile = v.object({
  website: v.object({
    code,
    name: v.string(),
    pricesIncludeTax: v.boolean(),
    currency: currencyCode,
    isDefault: v.optional(v.boolean(), false),
  }),
  groups: v.pipe(
    v.array(
      v.object({
        code,
        name: v.string(),
        rootCategory: v.object({ name: texts }),
        stores: v.array(store),
      }),
    ),
    v.check((groups) => groups.some(({ stores }) => stores.length > 0), 'must hold a store view'),
  ),
  zones,
  taxRates,
  taxTitles,
  shipping,
  payment,
  currencies,
  agreements: v.array(v.object({ code, name: texts, checkbox: texts, content: texts })),
  config: v.object(config),
})

export type WebsiteFile = v.InferOutput<typeof websiteFile>

const written = v.object({
  groups: v.array(v.object({ stores: v.array(v.object({ language: v.string() })) })),
})

/** The languages of a file's store views in their order; none when the file has no such views. */
export function languagesOf(file: unknown): string[] {
  if (!v.is(written, file)) return []
  return [...new Set(file.groups.flatMap(({ stores }) => stores.map(({ language }) => language)))]
}

/** The settings of a file, as the database keeps them. */
export function settingsOf({
  website: _website,
  groups: _groups,
  agreements: _agreements,
  config: others,
  ...settings
}: WebsiteFile): StoreSettings {
  return { ...settings, ...others }
}

/** Settings of the database in the form of the file: some beside `config`, without those that are the default. */
export function fileSettings(settings: object): Record<string, unknown> & { config: object } {
  const own: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  const known: object = canonical(settingsSchema, settings) as object
  for (const [name, value] of Object.entries(known))
    (name in websiteFile.entries ? own : others)[name] = value
  return { ...own, config: others }
}

/**
 * Reads and checks a website.json. Throws ImportProblemsError with every problem, its line and column, and what would
 * be right.
 */
export async function readWebsiteFile(path: string): Promise<{ file: WebsiteFile; placeOf: PlaceOf }> {
  const { content, placeOf } = await readEditedJson(path, path, websiteFile, checks)
  return { file: consistent(content, placeOf), placeOf }
}

/** Checks a website.json that is no file. Throws ImportProblemsError as {@link readWebsiteFile}. */
export function checkWebsiteFile(given: unknown, placeOf: PlaceOf): WebsiteFile {
  return consistent(checkJson(given, placeOf, websiteFile, checks), placeOf)
}

const checks = {
  languages: languagesOf,
  unknownKeys: new Map([
    [
      'coupons',
      'are no part of this file any more: put them into promotions/cart-rules.csv and promotions/coupons.csv, and remove this key',
    ],
  ]),
}

function consistent(file: WebsiteFile, placeOf: PlaceOf): WebsiteFile {
  const problems = contradictions(file, placeOf)
  if (problems.length > 0) throw new ImportProblemsError(problems)
  return file
}

/** What each value allows and all of them together do not. */
function contradictions(file: WebsiteFile, placeOf: PlaceOf): string[] {
  const { groups, agreements } = file
  const at = (...path: (string | number)[]) => `${placeOf(path)} ${path.join('.')}:`.trimStart()
  const below =
    (...start: (string | number)[]): PlaceOf =>
    (path) =>
      placeOf([...start, ...path])
  const stores = groups.flatMap((group, index) =>
    group.stores.map((view, place) => ({ ...view, path: ['groups', index, 'stores', place] })),
  )
  const defaults = stores.filter(({ isDefault }) => isDefault)
  return [
    ...namedTwice(groups, 'code', below('groups')),
    ...namedTwice(stores, 'code', ([index = 0]) => placeOf(stores[Number(index)]?.path ?? [])),
    ...namedTwice(file.currencies, 'code', below('currencies')),
    ...file.currencies.flatMap((one, index) =>
      one.code === file.website.currency
        ? [`${at('currencies', index, 'code')} is the website's own currency: leave it out`]
        : [],
    ),
    ...namedTwice(agreements, 'code', below('agreements')),
    ...defaults
      .slice(1)
      .map(({ path }) => `${at(...path, 'isDefault')} only one store view is the default: write false`),
    ...stores.flatMap(({ locale, language, path }) =>
      isLocaleOf(locale, language)
        ? []
        : [`${at(...path, 'locale')} must be a locale of "${language}", such as ${exampleLocale(language)}`],
    ),
    ...(!file.config.language_prefix && languagesOf(file).length > 1
      ? [`${at('config', 'language_prefix')} must be true: only a website in one language does without`]
      : []),
    ...zoneErrors({ ...file, ...file.config }).map(({ path, message }) => {
      const place = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      const isTop = Object.hasOwn(file, String(place[0]))
      return `${at(...(isTop ? place : ['config', ...place]))} ${message}`
    }),
  ]
}
