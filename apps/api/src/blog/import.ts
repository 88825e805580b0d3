import path from 'node:path'
import { announceChange } from '../catalogue/index.ts'
import { ContentError, knownPictures, slugOf, unspoken, type ImportOptions } from '../content/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { importedWebsite } from '../stores/index.ts'
import { readCategoryFiles, readPostFiles, type CategoryFile, type PostFile } from './files.ts'
import {
  insertTags,
  selectCategoryIdentifiers,
  selectTakenUrls,
  upsertCategories,
  upsertPost,
  type LanguageName,
} from './import.sql.ts'

/**
 * Imports a folder with `categories/<identifier>.<language>.md` and `posts/<identifier>.<language>.md` as the blog of a
 * website, in one transaction; files without a language are in that of its default store view, and those with the same
 * identifier are translations. What is not in the folder stays. Throws {@link ContentError}, with every problem by file and line,
 * before anything is written.
 */
export async function importBlog(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions = {},
): Promise<{ read: number; changed: number }> {
  const problems: string[] = []
  const website = await importedWebsite(sql, websiteCode)
  const { id: websiteId, languages } = website
  const [language = ''] = languages
  const below = (name: string) => ({ path: path.join(folder, name), language })
  const categories = await readCategoryFiles(below('categories'), problems)
  const posts = await readPostFiles(below('posts'), problems)
  problems.push(...unspoken(website, [...categories, ...posts]))
  await checkUrls(sql, websiteId, categories, posts, problems)
  await checkNames(sql, websiteId, categories, posts, problems)
  await checkPictures(sql, posts, options, problems)
  if (problems.length > 0) throw new ContentError(problems)
  const changed = await inTransaction(sql, async (tx) => {
    let total = await upsertCategories(tx, websiteId, categories)
    await insertTags(
      tx,
      websiteId,
      posts.flatMap((post) =>
        post.tags.map((title) => ({ language: post.language, identifier: slugOf(title), title })),
      ),
    )
    for (const post of posts)
      total += await upsertPost(tx, websiteId, post, [...new Set(post.tags.map(slugOf))])
    if (total > 0) await announceChange(tx, 'blog')
    return total
  })
  return { read: categories.length + posts.length, changed }
}

const inLanguage = ({ language, name }: LanguageName) => `${language} ${name}`

async function checkUrls(
  sql: Sql,
  websiteId: number,
  categories: readonly CategoryFile[],
  posts: readonly PostFile[],
  problems: string[],
): Promise<void> {
  const all = {
    category: categories.map(({ categoryUrl: url, ...file }) => ({ ...file, url })),
    post: posts.map(({ postUrl: url, ...file }) => ({ ...file, url })),
  }
  for (const kind of ['category', 'post'] as const) {
    const taken = new Set((await selectTakenUrls(sql, websiteId, kind, all[kind])).map(inLanguage))
    for (const { file, language, url } of all[kind]) {
      const key = inLanguage({ language, name: url })
      if (taken.has(key)) problems.push(`${file}:1: ${kind}_url ${url} belongs to another, choose another`)
      taken.add(key)
    }
  }
  for (const { file, url } of all.post)
    if (url === 'categorie')
      problems.push(`${file}:1: post_url categorie stands before the categories, choose another`)
}

async function checkNames(
  sql: Sql,
  websiteId: number,
  categories: readonly CategoryFile[],
  posts: readonly PostFile[],
  problems: string[],
): Promise<void> {
  const existing = await selectCategoryIdentifiers(sql, websiteId)
  const read = categories.map(({ identifier, language }) => ({ language, name: identifier }))
  const all = [...existing, ...read]
  for (const { file, language, categoriesLine, categories: named } of posts) {
    const known = new Set(all.flatMap((one) => (one.language === language ? one.name : [])))
    if (named.length === 0)
      problems.push(`${file}:${categoriesLine}: categories is missing: name one at least`)
    for (const name of named) {
      if (!known.has(name))
        problems.push(
          `${file}:${categoriesLine}: there is no category "${name}", use ${[...known].toSorted().join(', ')}`,
        )
    }
  }
}

async function checkPictures(
  sql: Sql,
  posts: readonly PostFile[],
  options: ImportOptions,
  problems: string[],
): Promise<void> {
  const named = posts.flatMap(({ references }) => references.map(({ name }) => name))
  const known = await knownPictures(sql, named, options)
  for (const { file, references } of posts) {
    for (const { name, line } of references) {
      if (!known.has(name))
        problems.push(`${file}:${line}: there is no picture "${name}": put it into the folder of pictures`)
    }
  }
}
