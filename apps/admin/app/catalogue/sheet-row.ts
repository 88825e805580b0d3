import type { ProductRowFragment } from '../generated/graphql.ts'
import type { FieldValues } from './field-value.ts'

/** A product in a list or in the sheet. */
export type SheetRow = Omit<ProductRowFragment, 'fields'> & { readonly fields: FieldValues }

/** The API's JSON is what it says it is. */
export const sheetRow = ({ fields, picture, ...row }: ProductRowFragment): SheetRow => ({
  ...row,
  picture: mediaPath(picture),
  fields: fields as FieldValues,
})

/** Address of a picture from the server of the back office, which serves the media of the API, too. */
export const mediaPath = (address: string | null | undefined): string | null =>
  address ? new URL(address, 'http://localhost').pathname : null

/** Whether a product has prices and stock of its own. */
export const isPriced = ({ type }: Pick<SheetRow, 'type'>): boolean =>
  type !== 'CONFIGURABLE' && type !== 'GROUPED'
