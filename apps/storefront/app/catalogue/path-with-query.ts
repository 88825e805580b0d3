/** Path with its query, if any. */
export const pathWithQuery = (path: string, search: string) => (search ? `${path}?${search}` : path)
