import type { PlaceChoice } from './place-choices.ts'

export interface WhereView {
  readonly query: string
  readonly places: readonly PlaceChoice[]
  /** Said above them, when they are not what was searched. */
  readonly note?: string | undefined
  readonly suggestions: readonly { readonly id: string; readonly title: string }[]
  /** The address to deliver to. */
  readonly address?: { readonly id: string; readonly title: string } | undefined
  /** Why nobody delivers there. */
  readonly unavailable: readonly {
    readonly title: string
    readonly address: string
    readonly message: string
  }[]
  /** What a search for a place to collect from begins with, when nobody delivers. */
  readonly collectNear?: string | undefined
  /** The place the cart is at. */
  readonly current?: { readonly id: number; readonly title: string } | undefined
}
