import type { LocationOption } from './location-options.ts'

export interface WhereView {
  readonly query: string
  readonly locations: readonly LocationOption[]
  /** Set when the search found nothing; the locations are then all there are. */
  readonly problem?: 'no-location' | 'no-suggestion' | undefined
  readonly suggestions: readonly { readonly id: string; readonly title: string }[]
  /** Selected delivery address. */
  readonly address?: { readonly id: string; readonly title: string } | undefined
  /** Why no location delivers to the address. */
  readonly unavailable: readonly {
    readonly title: string
    readonly address: string
    readonly message: string
  }[]
  /** Search text for collection locations when no location delivers. */
  readonly collectNear?: string | undefined
  /** Location of the cart. */
  readonly current?: { readonly id: number; readonly title: string } | undefined
}
