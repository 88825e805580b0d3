/** Below the language prefix (decisions B-6). */
export const STORES = 'points-de-vente'
