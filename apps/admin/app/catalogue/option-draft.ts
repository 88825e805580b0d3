/** An option that is edited; a new one has no id. */
export type OptionDraft = {
  readonly id?: string
  readonly value: string
  readonly labels: Readonly<Record<string, string>>
  readonly swatch?: string | null
  /** Path of the picture that the swatch names. */
  readonly picture?: string | null
  readonly products?: number
}
