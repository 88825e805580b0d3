import { existsSync, readFileSync } from 'node:fs'
import type source from '../fr/addresses.json'
import { messageLanguages, SOURCE_LANGUAGE } from './message.ts'

/** Names of the storefront's routes whose addresses are translated. */
export type AddressName = keyof typeof source

type Addresses = Readonly<Record<AddressName, string>>

const files = new Map(messageLanguages.map((language) => [language, read(language)]))

/**
 * Address patterns of the storefront's pages in a language, by the name of their route: `account/orders/:number`. A pattern
 * that the language lacks is taken from the language without its region, else from the source language.
 */
export function addressesIn(language: string): Addresses {
  const [base = language] = language.split('-')
  return { ...files.get(SOURCE_LANGUAGE), ...files.get(base), ...files.get(language) } as Addresses
}

function read(language: string): Partial<Addresses> {
  const file = new URL(`../${language}/addresses.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Addresses>) : {}
}
