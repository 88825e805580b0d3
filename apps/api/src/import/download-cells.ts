import { parseAdditionalAttributes } from './additional-attributes.ts'
import { centsOf, countOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import type { ImportReport } from './report.ts'

/** A file of the shop or an address elsewhere. */
type Source = { file: string | null; url: string | null }

export type DownloadLinkCell = Source & {
  title: string
  /** Among the entries of the row, by which translations name it. */
  position: number
  /** Cents. */
  price: number
  /** null without a limit. */
  downloads: number | null
  isShareable: boolean
  sampleFile: string | null
  sampleUrl: string | null
}
export type DownloadSampleCell = Source & Pick<DownloadLinkCell, 'title' | 'position'>

/** The links and samples of a row; undefined keeps the current ones. */
export type ProductDownloads = {
  links: { groupTitle: string; isSeparate: boolean; links: DownloadLinkCell[] } | undefined
  samples: DownloadSampleCell[] | undefined
}

type Entry = ReadonlyMap<string, string>
type Wrong = (message: string) => void

/**
 * Reads downloadable_links and downloadable_samples in Magento's syntax, sorted by sortorder. Errors are added to the
 * report; an entry that cannot be sold is left out. `isPath` tells whether a text names a file.
 */
export function readDownloads(
  row: CsvRow,
  isDownloadable: boolean,
  isPath: (file: string) => boolean,
  report: ImportReport,
): ProductDownloads {
  const wrongIn = (column: string) => (message: string) => report.problem(row.line, column, message)
  const entries = {
    links: entriesOf(row, 'downloadable_links'),
    samples: entriesOf(row, 'downloadable_samples'),
  }
  if (!isDownloadable && entries.links.length + entries.samples.length > 0) {
    wrongIn('downloadable_links')('only a downloadable product has them: set product_type.')
    return { links: undefined, samples: undefined }
  }
  const links = distinct(entries.links, wrongIn('downloadable_links')).flatMap((entry) => {
    const link = linkOf(entry, isPath, wrongIn('downloadable_links'))
    return link ? [{ ...link, position: entries.links.indexOf(entry) }] : []
  })
  const samples = distinct(entries.samples, wrongIn('downloadable_samples')).flatMap((entry) => {
    const source = sourceOf(entry, isPath, wrongIn('downloadable_samples'))
    return source ? [{ title: titleOf(entry), position: entries.samples.indexOf(entry), ...source }] : []
  })
  const [first] = entries.links
  return {
    links: first && {
      groupTitle: first.get('group_title') ?? '',
      isSeparate: entries.links.some((entry) => entry.get('purchased_separately') === '1'),
      links,
    },
    samples: entries.samples.length > 0 ? samples : undefined,
  }
}

/** Translated titles in the order of the product's own row, and the translated title above the links. */
export function readDownloadTitles(row: CsvRow): { links: string[]; samples: string[]; groupTitle: string } {
  const links = entriesOf(row, 'downloadable_links')
  return {
    links: links.map(titleOf),
    samples: entriesOf(row, 'downloadable_samples').map(titleOf),
    groupTitle: links[0]?.get('group_title') ?? '',
  }
}

function entriesOf(row: CsvRow, column: string): Entry[] {
  const text = row.cells[column]?.trim() ?? ''
  const entries = text === '' ? [] : text.split('|').map(entryOf)
  const place = (entry: Entry, index: number) => Number(entry.get('sortorder') ?? index)
  const places = new Map(entries.map((entry, index) => [entry, place(entry, index)]))
  return entries.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** Magento writes a space after each comma. */
function entryOf(text: string): Entry {
  const pairs = parseAdditionalAttributes(text.replaceAll(/, (?=[a-z_]+=)/g, ','))
  return new Map(pairs.map(([key, value]) => [key, value.trim()]))
}

const titleOf = (entry: Entry) => entry.get('title') ?? ''

/** Without entries that have no title, or one of an entry before. */
function distinct(entries: readonly Entry[], wrong: Wrong): Entry[] {
  const titles = new Set<string>()
  return entries.filter((entry) => {
    const title = titleOf(entry)
    const problem =
      title === '' ? 'an entry has no title=.' : titles.has(title) ? `"${title}" stands twice.` : undefined
    if (problem !== undefined) wrong(problem)
    titles.add(title)
    return problem === undefined
  })
}

function linkOf(
  entry: Entry,
  isPath: (file: string) => boolean,
  wrong: Wrong,
): Omit<DownloadLinkCell, 'position'> | undefined {
  const title = titleOf(entry)
  const source = sourceOf(entry, isPath, wrong)
  const price = centsOf(entry.get('price') || '0')
  if (price === undefined)
    wrong(`"${title}": the price "${entry.get('price')}" is not an amount: write it like 8.50.`)
  const limit = entry.get('downloads') ?? ''
  const isUnlimited = ['', '0', 'unlimited'].includes(limit.toLowerCase())
  const downloads = isUnlimited ? null : countOf(limit)
  if (downloads === undefined) wrong(`"${title}": downloads is a whole number or unlimited, not "${limit}".`)
  const sample = entry.get('sample') ?? ''
  const isUrl = isWebAddress(sample)
  if (sample !== '' && !isUrl && !isPath(pathOf(sample)))
    wrong(`"${title}": the sample "${sample}" is no file name.`)
  if (!source || price === undefined || downloads === undefined) return undefined
  return {
    title,
    ...source,
    price,
    downloads,
    isShareable: /^(1|yes)$/i.test(entry.get('shareable') ?? ''),
    sampleFile: sample !== '' && !isUrl && isPath(pathOf(sample)) ? pathOf(sample) : null,
    sampleUrl: isUrl ? sample : null,
  }
}

function sourceOf(entry: Entry, isPath: (file: string) => boolean, wrong: Wrong): Source | undefined {
  const url = entry.get('url') ?? ''
  const file = pathOf(entry.get('file') ?? '')
  if (file !== '' && isPath(file)) return { file, url: null }
  if (file === '' && isWebAddress(url)) return { file: null, url }
  wrong(
    file === ''
      ? `"${titleOf(entry)}": name a file= or a url=.`
      : `"${titleOf(entry)}": "${file}" is no file name: use letters, digits, ".", "_" and "-".`,
  )
  return undefined
}

const pathOf = (text: string) => text.replace(/^\/+/, '')
const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
