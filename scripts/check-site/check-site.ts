import { fileProblems } from '@comptoir/site-file/folder-files'
import { contrastProblems } from './contrast.ts'
import { addressProblems, linkProblems, skuProblems } from './links.ts'
import { pictureProblems } from './pictures.ts'
import { readSite } from './read-site.ts'
import { themeProblems } from './theme.ts'
import { wordProblems } from './words.ts'

/** What `check site` looks for. */
export type CheckKind = 'files' | 'theme' | 'contrast' | 'words' | 'pictures' | 'links' | 'products'

/**
 * Problems of a site by kind, each with the file that has it. Throws SettingsError for a file that cannot be read, with
 * line and column.
 */
export async function checkSite(folder: string): Promise<Readonly<Record<CheckKind, readonly string[]>>> {
  const files = await readSite(folder)
  return {
    files: fileProblems(files.site, files.files, files.places),
    theme: await themeProblems(files),
    contrast: await contrastProblems(files),
    words: wordProblems(files),
    pictures: pictureProblems(files),
    links: [...linkProblems(files), ...addressProblems(files)],
    products: skuProblems(files),
  }
}

/** The lines that `check site` prints, and whether the site has no problem. */
export async function checkSiteReport(folder: string): Promise<{ lines: string[]; isFine: boolean }> {
  const problems = Object.values(await checkSite(folder)).flat()
  if (problems.length === 0) return { lines: [`${folder}: no problems`], isFine: true }
  const counted = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return { lines: [...problems, `${folder}: ${counted}`], isFine: false }
}
