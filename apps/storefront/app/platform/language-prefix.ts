let source: () => boolean = () => true

/** Sets where {@link hasLanguagePrefix} reads: the server from the request, a browser from the document. */
export function readLanguagePrefixFrom(next: () => boolean): void {
  source = next
}

/** Whether addresses of the shop begin with a language; those of a shop in one language need not. */
export const hasLanguagePrefix = (): boolean => source()

/** The routes without the segment of the language, for a shop whose addresses have none. */
export function routesWithoutPrefix<Route extends { path?: string | undefined }>(
  routes: Readonly<Record<string, Route | undefined>>,
): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (!route) return []
      const { path = '', ...others } = route
      if (!/^:lang(?:\/|$)/.test(path)) return [[id, route]]
      const below = path.slice(':lang/'.length)
      return [[id, { ...others, ...(below !== '' && { path: below }) } as Route]]
    }),
  )
}
