import { createContext } from 'react'
import type { OpenPanel } from './use-panel.ts'

/** Opens the mini cart instead of following a link to the cart; undefined where it does not open. */
export const OpenCart = createContext<OpenPanel | undefined>(undefined)
