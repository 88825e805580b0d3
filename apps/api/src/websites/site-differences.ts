import { lookFolder, redirectsOf, redirectsPath, type FolderFiles } from '@comptoir/site-file/folder-files'
import { differences } from './differences.ts'
import { siteFileNames, type SiteFiles } from './site-files.ts'
import type { selectSite } from './site-files.sql.ts'

/** How the files of a storefront differ from what the database has, a line each. */
export function siteDifferences(
  texts: Awaited<ReturnType<typeof selectSite>>,
  files: FolderFiles,
  wanted: SiteFiles,
): string[] {
  const changes = differences(
    { [siteFileNames.site]: texts && JSON.parse(texts.site) },
    { [siteFileNames.site]: JSON.parse(wanted.site) },
  )
  const isOtherText = texts !== undefined && texts.site !== wanted.site && changes.length === 0
  return [
    ...changes,
    ...(isOtherText ? [`${siteFileNames.site}: other spaces or line breaks`] : []),
    ...((texts?.theme ?? '') === wanted.theme ? [] : [`${siteFileNames.theme}: other text`]),
    ...fileDifferences(files, wanted.files),
    ...(texts?.files === null && wanted.files.size === 0
      ? [`${redirectsPath} and ${lookFolder}/: none, also where storefronts have some`]
      : []),
  ]
}

function fileDifferences(before: FolderFiles, wanted: FolderFiles): string[] {
  const paths = [...new Set([...before.keys(), ...wanted.keys()])]
  return paths.flatMap((path) => {
    const [old, changed] = [before.get(path), wanted.get(path)]
    if (old && changed && Buffer.compare(old, changed) === 0) return []
    const rules = path === redirectsPath ? redirectDifferences(before, wanted) : []
    if (rules.length > 0) return rules
    const isOther = old?.length === changed?.length
    return [`${path}: ${sizeOf(old)} -> ${sizeOf(changed)}${isOther ? ', other content' : ''}`]
  })
}

function redirectDifferences(before: FolderFiles, wanted: FolderFiles): string[] {
  const [old, changed] = [before, wanted].map((files) =>
    Object.fromEntries(redirectsOf(files).map(({ from, to, status }) => [from, `${to} ${status}`])),
  )
  return differences(old, changed).map((line) => `${redirectsPath}: ${line}`)
}

const sizeOf = (content: Uint8Array | undefined) => (content ? `${content.length} bytes` : 'none')
