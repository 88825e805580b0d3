import { WITHDRAWAL } from '../layout/withdrawal-path.ts'
import { CONFIRM, LEAVE } from '../newsletter/paths.ts'

/** Pages that show what is one person's, and those below them, after the language. */
const PERSONAL = [
  'checkout',
  'commande-validee',
  'commander',
  'compte-client',
  'login',
  'logout',
  'mot-de-passe-oublie',
  'ou-et-quand',
  'reinitialiser-mot-de-passe',
  CONFIRM,
  LEAVE,
  WITHDRAWAL,
]

/** The first part of a personal page's path, which says nothing of the person; undefined for pages that are public. */
export function personalPart(pathname: string): string | undefined {
  const path = pathname
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.data$/, '')
  return PERSONAL.find((one) => path === one || path.startsWith(`${one}/`))
}
