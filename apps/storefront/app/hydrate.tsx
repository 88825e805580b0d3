import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from './platform/language.ts'
import { readLanguageFrom } from './platform/message-language.ts'

// A page keeps its language until the next document: the language switch is a plain link.
const { lang } = document.documentElement
readLanguageFrom(() => (isLanguage(lang) ? lang : DEFAULT_LANGUAGE))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
