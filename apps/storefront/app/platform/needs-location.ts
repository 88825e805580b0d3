import type { Site } from './site.ts'

/** Whether every cart needs a point of sale: the shop has some and sends no parcels (decisions H-1). */
export const needsLocation = ({ features, sendsParcels }: Pick<Site, 'features' | 'sendsParcels'>): boolean =>
  features['locations'] === true && sendsParcels !== true
