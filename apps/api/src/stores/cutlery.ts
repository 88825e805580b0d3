import type { Store } from './store.ts'

/** Most sets of cutlery of an order; 0 where the website offers none. */
export const mostCutlery = ({ settings: { cutlery } }: Pick<Store, 'settings'>): number =>
  cutlery.enabled ? cutlery.most : 0
