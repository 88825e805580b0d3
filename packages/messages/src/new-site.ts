import { existsSync, readFileSync } from 'node:fs'
import type source from '../en/new-site.json'
import { messageLanguages } from './message.ts'

/** Words of a new shop in one language: samples, outlines of legal pages, labels and mails. */
export type NewSiteTexts = typeof source

const fileOf = (language: string) => new URL(`../${language}/new-site.json`, import.meta.url)

/** Languages that a new shop can speak. */
export const newSiteLanguages: readonly string[] = messageLanguages.filter((language) =>
  existsSync(fileOf(language)),
)

export function readNewSiteTexts(language: string): NewSiteTexts {
  return JSON.parse(readFileSync(fileOf(language), 'utf8')) as NewSiteTexts
}
