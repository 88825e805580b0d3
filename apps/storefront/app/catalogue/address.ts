/** A path with its query, if it has one. */
export const addressOf = (path: string, search: string) => (search ? `${path}?${search}` : path)
