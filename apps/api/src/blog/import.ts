import path from 'node:path'
import { ContentError, knownPictures, slugOf, type ImportOptions } from '../content/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { importedWebsite } from '../stores/index.ts'
import { readCategoryFiles, readPostFiles, type CategoryFile, type PostFile } from './files.ts'
import {
  insertTags,
  selectCategoryIdentifiers,
  selectTakenUrls,
  upsertCategories,
  upsertPost,
} from './import.sql.ts'

/**
 * Imports a folder with `categories/<identifier>.md` and `posts/<identifier>.md` as the blog of a website, in one
 * transaction. What is not in the folder stays. Throws {@link ContentError}, with every problem by file and line,
 * before anything is written.
 */
export async function importBlog(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions = {},
): Promise<{ read: number; changed: number }> {
  const problems: string[] = []
  const categories = await readCategoryFiles(path.join(folder, 'categories'), problems)
  const posts = await readPostFiles(path.join(folder, 'posts'), problems)
  const { id: websiteId } = await importedWebsite(sql, websiteCode)
  await checkUrls(sql, websiteId, categories, posts, problems)
  await checkNames(sql, websiteId, categories, posts, problems)
  await checkPictures(sql, posts, options, problems)
  if (problems.length > 0) throw new ContentError(problems)
  const changed = await inTransaction(sql, async (tx) => {
    let total = await upsertCategories(tx, websiteId, categories)
    const titles = posts.flatMap(({ tags }) => tags)
    await insertTags(tx, websiteId, new Map(titles.map((title) => [slugOf(title), title])))
    for (const post of posts)
      total += await upsertPost(tx, websiteId, post, [...new Set(post.tags.map(slugOf))])
    return total
  })
  return { read: categories.length + posts.length, changed }
}

async function checkUrls(
  sql: Sql,
  websiteId: number,
  categories: readonly CategoryFile[],
  posts: readonly PostFile[],
  problems: string[],
): Promise<void> {
  const all = {
    category: categories.map(({ file, identifier, categoryUrl: url }) => ({ file, identifier, url })),
    post: posts.map(({ file, identifier, postUrl: url }) => ({ file, identifier, url })),
  }
  for (const kind of ['category', 'post'] as const) {
    const identifiers = all[kind].map(({ identifier }) => identifier)
    const taken = await selectTakenUrls(sql, websiteId, kind, identifiers)
    for (const { file, url } of all[kind]) {
      if (taken.has(url)) problems.push(`${file}:1: ${kind}_url ${url} belongs to another, choose another`)
      taken.add(url)
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
  const known = new Set([
    ...(await selectCategoryIdentifiers(sql, websiteId)),
    ...categories.map(({ identifier }) => identifier),
  ])
  for (const { file, categoriesLine, categories: named } of posts) {
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
