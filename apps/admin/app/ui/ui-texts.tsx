import { createContext, use } from 'react'

/** The words of the parts themselves, which translate nothing: layout/ui-texts.ts gives them in the person's language. */
export interface UiTexts {
  readonly close: string
  readonly more: string
  readonly optional: string
  readonly removeFilter: (filter: string) => string
  /** Title of the list of mistakes above a form. */
  readonly problems: (count: number) => string
  readonly inheritedFrom: (language: string) => string
  readonly loading: string
  readonly full: string
  /** Head of the column of fields. */
  readonly field: string
}

const UiTextsContext = createContext<UiTexts | undefined>(undefined)

export const UiTextsProvider = UiTextsContext

export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext)
  if (!texts) throw new Error('The parts have no words: render them inside of UiTextsProvider.')
  return texts
}
