import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import type { UiTexts } from '../ui/ui-texts.tsx'

/** The words of the parts in the language of the page. */
export const uiTexts = (): UiTexts => ({
  close: m.ui_close(),
  more: m.ui_more(),
  optional: m.ui_optional(),
  removeFilter: (filter) => m.ui_remove_filter({ filter }),
  problems: (count) => m.ui_problems({ count }),
  inheritedFrom: (language) => m.ui_inherited({ language: languageName(language) }),
  loading: m.ui_loading(),
  full: m.ui_full(),
  field: m.ui_field(),
})
