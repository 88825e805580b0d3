import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { matchFactors, pointsOf, type ExplainedWord } from '../search/index.ts'
import type { Store } from '../stores/index.ts'
import { has } from './bitmap.ts'
import { readQuery, waitForSearchIndex } from './product-search.ts'
import { textField } from './product-search-texts.ts'
import { textInStore } from './product.ts'
import { productAt } from './site-index.ts'

export const explainSearchUsage = `  explain search WEBSITE "WORDS" [--language L] [--limit N]   why the hits of a search stand in their order`

const defaultLimit = 10
const mostHits = 100

type Flags = ReadonlyMap<string, string>

/**
 * The command `explain search`: for each hit its score, and for each word of the query what it matched, how, in which
 * text, and what that adds to the score. Throws CommandError.
 */
export async function explainSearch(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [website, ...query] = words
  if (website === undefined || query.length === 0) throw new CommandError(`Use:\n${explainSearchUsage}`)
  const store = storeOf(app, website, flags.get('language'))
  const limit = readLimit(flags.get('limit'))
  const site = app.catalogue.snapshot.sites.get(store.website.id)
  if (!site) throw new CommandError(`The website ${website} has no products.`)
  const index = await waitForSearchIndex({ app, store }, site)
  const asked = readQuery(query.join(' '))
  const hits = index.find(asked)
  const shown = hits.best(limit, (ordinal) => has(site.searchable, ordinal))
  if (shown.length === 0) return `Nothing is found for "${asked}" in ${store.code} (${store.language}).`
  const lines = shown.flatMap((ordinal, at) => {
    const product = productAt(site, ordinal)
    const explanation = index.explain(asked, ordinal)
    if (!product || !explanation) return []
    const name = textInStore(product.names, store.id)
    return [`${at + 1}. ${explanation.score}  ${product.sku}  ${name}`, ...explanation.words.map(wordLine)]
  })
  return [
    `${hits.size} hits for "${asked}" in ${store.code} (${store.language}), best first:`,
    ...lines,
  ].join('\n')
}

function wordLine({ word, matched, kind, entry, titleWords, score }: ExplainedWord): string {
  const field = textField(entry) + (titleWords > 0 ? ` of ${titleWords} words` : '')
  const sum = `${field} ${pointsOf(entry)} x ${kind} ${matchFactors[kind]} = ${score}`
  return `     ${word} found ${matched}: ${sum}`
}

function storeOf({ stores }: App, website: string, language: string | undefined): Store {
  const own = stores.all.filter((store) => store.website.code === website)
  if (own.length === 0) {
    const known = [...new Set(stores.all.map((store) => store.website.code))].join(', ')
    throw new CommandError(`There is no website ${website}; there are ${known}.`)
  }
  const store = language === undefined ? own[0] : own.find((one) => one.language === language)
  if (store) return store
  const known = [...new Set(own.map((one) => one.language))].join(', ')
  throw new CommandError(`--language must be one of ${known}, but is "${language}".`)
}

function readLimit(limit: string | undefined): number {
  const number = limit === undefined ? defaultLimit : Number(limit)
  if (Number.isInteger(number) && number >= 1 && number <= mostHits) return number
  throw new CommandError(`--limit must be a whole number from 1 to ${mostHits}, but is "${limit}".`)
}
