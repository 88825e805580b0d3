/** A picture of a product as its field has it. */
export type Picture = {
  readonly file: string
  readonly labels: Readonly<Record<string, string>>
  readonly roles: readonly string[]
  readonly focus: { readonly x: number; readonly y: number } | null
}
