interface PictureFile {
  readonly address: string
  /** In pixels. */
  readonly width: number
}

/** Short form of a set whose addresses are those of the set in WebP with this ending. */
const AVIF = '.avif'

/** The sources of a picture, each as `srcset` in a short form; empty without files. */
export interface SourceSets {
  readonly avif: string
  readonly webp: string
}

/**
 * The short form of the sources where addresses differ in the width alone: `/media/a-*.webp 320 640`. Pages hold their
 * pictures twice, as HTML and as data, and lists have many. {@link sourceSets} writes them out.
 */
export function shortSourceSets(avif: readonly PictureFile[], webp: readonly PictureFile[]): SourceSets {
  const sets = { avif: shortSet(avif), webp: shortSet(webp) }
  return isShort(sets.webp) && sets.avif === inAvif(sets.webp) ? { ...sets, avif: AVIF } : sets
}

/** The `srcset` of each format. */
export const sourceSets = ({ avif, webp }: SourceSets): SourceSets => ({
  avif: longSet(avif === AVIF ? inAvif(webp) : avif),
  webp: longSet(webp),
})

const inAvif = (webp: string) => webp.replace('.webp ', `${AVIF} `)

function isShort(text: string): boolean {
  const [address = '', ...widths] = text.split(' ')
  return address.includes('*') && widths.every((width) => /^\d+$/.test(width))
}

function shortSet(files: readonly PictureFile[]): string {
  const [first] = files
  const short =
    first && [first.address.replace(`-${first.width}.`, '-*.'), ...files.map(({ width }) => width)].join(' ')
  const long = files.map(({ address, width }) => `${address} ${width}w`).join(', ')
  return short !== undefined && longSet(short) === long ? short : long
}

function longSet(text: string): string {
  if (!isShort(text)) return text
  const [address = '', ...widths] = text.split(' ')
  return widths.map((width) => `${address.replace('*', width)} ${width}w`).join(', ')
}
