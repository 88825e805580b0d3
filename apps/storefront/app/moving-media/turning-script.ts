/** What turns a product: few shoppers do. */
export const loadTurning = async () => await import('./turning.tsx')
