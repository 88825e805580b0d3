import * as m from '../paraglide/messages.js'

/** `Photo 2 of 5`; `index` counts from 0. */
export const positionLabel = (index: number, total: number): string =>
  m.product_picture_position({ place: String(index + 1), total: String(total) })
