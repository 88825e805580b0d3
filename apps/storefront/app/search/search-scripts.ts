/** What a search page shows without products. */
export const loadSearchAlternatives = async () => await import('./search-alternatives.tsx')
