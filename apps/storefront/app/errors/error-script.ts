/** The page of errors, which few visits see. */
export const loadErrorPage = async () => await import('./error-page.tsx')
