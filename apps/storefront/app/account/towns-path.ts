/** Below the language prefix. */
export const TOWNS = 'communes'
