import { picturesIn } from '@comptoir/site-file/pictures'
import { placeIn, type SiteFiles } from './read-site.ts'

const MOST_BYTES = 300 * 1024
const LEAST_WIDTH = 1280

/** Columns of the catalogue with names of pictures; some hold several, separated by commas. */
const COLUMNS = ['base_image', 'small_image', 'thumbnail_image', 'additional_images', 'image']

/** Pictures that are named and missing, too heavy or too narrow. */
export function pictureProblems(files: SiteFiles): string[] {
  const known = new Set(files.pictures.map(({ name }) => name))
  const missing = [...namedPictures(files)].flatMap(([name, place]) =>
    known.has(name) ? [] : [`${place}: ${name} is not in pictures/`],
  )
  return [...missing, ...files.pictures.flatMap(sizeProblems)]
}

function sizeProblems({ name, bytes, width }: SiteFiles['pictures'][number]): string[] {
  if (width === undefined) return [`pictures/${name} is not a WebP picture`]
  return [
    ...(bytes > MOST_BYTES
      ? [`pictures/${name} has ${Math.ceil(bytes / 1024)} KB, at most ${MOST_BYTES / 1024} are good`]
      : []),
    ...(width < LEAST_WIDTH
      ? [`pictures/${name} is ${width} pixels wide, at least ${LEAST_WIDTH} are needed`]
      : []),
  ]
}

/** Names of pictures, each with the place that names it first. */
function namedPictures({ site, siteAt, content, products, categories }: SiteFiles): Map<string, string> {
  const named: [string, string][] = [
    ...picturesIn(site.languages, 'languages').map(([name, path]): [string, string] => [name, siteAt(path)]),
    ...content.flatMap(({ file, text }) =>
      [...text.matchAll(/[\w.-]+\.webp\b/g)].map(({ 0: name, index }): [string, string] => [
        name,
        placeIn(`content/${file}`, text, index),
      ]),
    ),
    ...[['categories', categories] as const, ['products', products] as const].flatMap(([table, rows]) =>
      rows.flatMap(({ line, cells }) =>
        COLUMNS.flatMap((column) =>
          (cells[column] ?? '')
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && name !== '__EMPTY__VALUE__')
            .map((name): [string, string] => [name, `catalogue/${table}.csv:${line}: ${column}`]),
        ),
      ),
    ),
  ]
  // Of two places with the same name the first stays.
  return new Map([...new Map(named.toReversed())].toReversed())
}
