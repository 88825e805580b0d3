import { createContext, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Gives the page the nonce of its inline scripts, on the server only: a browser does not show it to scripts. */
export const NonceProvider = NonceContext

export const useNonce = (): string | undefined => use(NonceContext)
