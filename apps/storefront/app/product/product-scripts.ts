/** The table of a grouped product, which other products do not need. */
export const loadGroupedItems = async () => await import('./grouped-items-table.tsx')
