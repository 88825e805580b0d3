import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { createContext } from 'react-router'
import type { MessageLanguage } from './language.ts'

export interface CookieOptions {
  /** Seconds; absent for the browser session. */
  readonly maxAge?: number
  /** Whether scripts of the page may read it. */
  readonly isReadable?: boolean
}

/** Cookies of the request and of the response. */
export interface CookieJar {
  /** A value set during this request wins over the one the browser sent. */
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string, options?: CookieOptions) => void
  readonly remove: (name: string) => void
}

interface Log {
  readonly warn: (details: object, message: string) => void
  readonly error: (details: object, message: string) => void
}

/** Everything that belongs to a request; nothing is global. */
export interface RequestScope {
  readonly language: MessageLanguage
  readonly cookies: CookieJar
  /** Of the admin API. */
  readonly transport: GraphqlTransport
  /** Base URL of the commerce API, for files. */
  readonly endpoint: string
  readonly requestId: string
  /** IP address of the person. */
  readonly address: string
  /** The User-Agent header, by which people recognise their sessions. */
  readonly browser: string
  readonly log: Log
  /** Nonce of the page's inline scripts in the content security policy. */
  readonly nonce: string
  /** Path and query of the page that is asked for, also by a request for its data. */
  readonly page: string
  /** What the response is to say; with a status from 400 the browser does not read the page's loaders again. */
  readonly outcome: { status?: number }
  /** Whether this is the server of `npm run dev` or of the browser tests, which shows the gallery of parts. */
  readonly isDevelopment: boolean
}

export const scopeContext = createContext<RequestScope>()
