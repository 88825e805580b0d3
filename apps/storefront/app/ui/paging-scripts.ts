/** Links to pages, which lists of one page do not need. */
export const loadPaging = async () => await import('./paging.tsx')
