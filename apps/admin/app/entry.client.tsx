import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from './platform/language.ts'
import { readLanguageFrom } from './platform/message-language.ts'

readLanguageFrom(() => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
})

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
