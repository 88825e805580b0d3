import type { Language, Localised } from './language.ts'

const PLAIN: Localised = {
  fr: 'Cette adresse ne peut pas être livrée',
  en: 'This address cannot be delivered to',
  it: 'Non possiamo consegnare a questo indirizzo',
}

const DELIVERED: Readonly<Record<Language, (area: string) => string>> = {
  fr: (area) => `\u00a0: nous livrons ${area}`,
  en: (area) => `: we deliver ${area}`,
  it: (area) => `: consegniamo ${area}`,
}

/**
 * Message for an address outside the delivery area. `area` is the setting of the website, as it follows "we deliver":
 * `in Spain and Portugal`.
 */
export function outsideAreaMessage(area: Localised | null | undefined): Localised {
  const message = (language: Language) =>
    `${PLAIN[language]}${area ? DELIVERED[language](area[language]) : ''}.`
  return { fr: message('fr'), en: message('en'), it: message('it') }
}

const FRENCH: Localised = {
  fr: 'Ce code postal n’existe pas en France\u00a0: vérifiez les cinq chiffres.',
  en: 'This postcode does not exist in France: please check its five digits.',
  it: 'Questo codice postale non esiste in Francia: controlli le cinque cifre.',
}

/** Message for a text that is no postcode of the country, with an example where there is one. */
export function postcodeMessage(country: string, example?: string): Localised {
  const code = country.trim().toUpperCase()
  if (code === 'FR') return FRENCH
  const name = (language: Language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  const [fr, en, it] = example
    ? [`, par exemple ${example}`, `, for example ${example}`, `, per esempio ${example}`]
    : ['', '', '']
  return {
    fr: `Ce code postal n’existe pas dans ce pays (${name('fr')})\u00a0: vérifiez-le${fr}.`,
    en: `This postcode does not exist in ${name('en')}: please check it${en}.`,
    it: `Questo codice postale non esiste in questo paese (${name('it')}): lo controlli${it}.`,
  }
}
