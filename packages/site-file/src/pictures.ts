/** File names of the pictures that a part of `site.json` names, at any depth, each with its path below `path`. */
export function picturesIn(value: unknown, path: string): [file: string, path: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    key === 'picture' && typeof inner === 'string'
      ? [[inner, `${path}.${key}`]]
      : picturesIn(inner, `${path}.${key}`),
  )
}
