import type { TestApi } from './api.ts'

/** Names of the queries whose responses are dropped when `change` is made. */
export async function droppedBy<Name extends string>(
  shop: TestApi,
  queries: Readonly<Record<Name, string>>,
  change: () => Promise<unknown>,
): Promise<Name[]> {
  const { catalogue } = shop.api.app
  const [row] = await shop.sql<{ version: number }[]>`select version from catalogue_state`
  await catalogue.reach(row?.version ?? 0, 10_000)
  const shown = await Promise.all(
    (Object.keys(queries) as Name[]).map(async (name) => {
      const { headers } = await shop.send(queries[name], {}, { store: 'fr' })
      const tags = headers['surrogate-key']?.split(' ') ?? []
      return { name, version: Number(headers['x-catalogue-version']), tags }
    }),
  )
  await change()
  await catalogue.follow()
  const { tags: versions } = catalogue.feed
  return shown.flatMap(({ name, tags, version }) => (versions.isCurrent(tags, version) ? [] : name))
}
