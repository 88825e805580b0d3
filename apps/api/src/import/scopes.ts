import type { ScopeRows, StoreScope } from './scopes.sql.ts'
import { ImportFileError } from '../platform/json-file.ts'

/** Resolves the columns product_websites and store_view_code of a product file. */
export class Scopes {
  readonly #websites: ScopeRows['websites']
  readonly #stores: StoreScope[]
  readonly #isForeign: boolean
  readonly taxClasses: ReadonlySet<string>

  /**
   * With the code of a website, the file is that website's: `base` and rows that name no website mean it, and store
   * views are its own, by code or by language. Throws ImportFileError when there is no such website.
   */
  constructor({ websites, stores }: ScopeRows, code: string | undefined) {
    const home = code === undefined ? websites[0] : websites.find((one) => one.code === code)
    if (code !== undefined && !home)
      throw new ImportFileError(
        `There is no website "${code}": use ${websites.map((one) => one.code).join(', ')}, or import website first.`,
      )
    this.#isForeign = code !== undefined
    this.#websites = home ? [home, ...websites.filter((one) => one !== home)] : websites
    this.#stores = this.#isForeign ? stores.filter(({ websiteId }) => websiteId === home?.id) : stores
    this.taxClasses = new Set((this.#isForeign && home ? [home] : websites).flatMap((one) => one.classes))
  }

  /** The currencies of a website, its own first. */
  currenciesOf(id: number): [string, ...string[]] {
    const website = this.#websites.find((one) => one.id === id)
    if (!website) throw new Error(`There is no website with id ${id}.`)
    return [website.currency, ...website.currencies]
  }

  /** Codes of the further currencies of all websites. */
  get currencies(): ReadonlySet<string> {
    return new Set(this.#websites.flatMap(({ currencies }) => currencies))
  }

  /** The website of rows without one. */
  get home(): number | undefined {
    return this.#websites[0]?.id
  }

  /** A default Magento installation calls its website "base". */
  websiteOf(code: string): number | undefined {
    return this.#websites.find((one) => one.code === code)?.id ?? (code === 'base' ? this.home : undefined)
  }

  /** A default Magento installation calls its first store view "default". */
  storeOf(code: string): StoreScope | undefined {
    const named = this.#stores.find((store) => store.code === code)
    if (named) return named
    if (code === 'default') return this.#stores.find((store) => store.isDefault) ?? this.#stores[0]
    if (!this.#isForeign) return undefined
    const [language, ...others] = new Set(
      this.#stores.map((store) => store.language).filter((one) => isLanguage(code, one)),
    )
    return others.length > 0 ? undefined : this.#stores.find((store) => store.language === language)
  }

  /**
   * A problem when a product of these websites is not sold in the store view, with the store views that it has;
   * undefined when it is.
   */
  foreignStoreProblem(code: string, store: StoreScope, websiteIds: readonly number[]): string | undefined {
    if (websiteIds.includes(store.websiteId)) return undefined
    const website = this.#websites.find(({ id }) => id === store.websiteId)
    const own = this.#stores.filter(({ websiteId }) => websiteIds.includes(websiteId))
    const advice =
      own.length > 0
        ? `use ${own.map((one) => one.code).join(', ')}, or add ${website?.code} to product_websites`
        : `add ${website?.code} to product_websites`
    return `"${code}" is a store view of ${website?.code}, which does not sell the product: ${advice}.`
  }
}

/** Whether a code contains the language: `fr`, `fr_fr`, `store-fr`. */
function isLanguage(code: string, language: string): boolean {
  return new RegExp(`(^|[_-])${language}($|[_-])`, 'i').test(code)
}
