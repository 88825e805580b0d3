/** A value of a field of a product, as the admin API has it. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** The values of a product by field; absent ones are null. */
export type FieldValues = Readonly<Record<string, FieldValue>>

export const valueOf = (fields: FieldValues, field: string): FieldValue => fields[field] ?? null

export const numberIn = (fields: FieldValues, field: string): number | null => {
  const value = fields[field]
  return typeof value === 'number' ? value : null
}
