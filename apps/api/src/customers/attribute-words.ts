import type { Language } from '@comptoir/rules/language'

type Words = Readonly<Record<Language, string>>

const words = (fr: string, en: string, it: string): Words => ({ fr, en, it })

/** Names of what is known of customers and addresses, by attribute code. */
export const attributeWords: Readonly<Record<string, Words>> = {
  prefix: words('Civilité', 'Title', 'Titolo'),
  firstname: words('Prénom', 'First Name', 'Nome'),
  middlename: words('Deuxième prénom', 'Middle Name', 'Secondo nome'),
  lastname: words('Nom', 'Last Name', 'Cognome'),
  suffix: words('Suffixe', 'Name Suffix', 'Suffisso'),
  email: words('E-mail', 'Email', 'E-mail'),
  dob: words('Date de naissance', 'Date of Birth', 'Data di nascita'),
  taxvat: words('Numéro de TVA', 'VAT Number', 'Partita IVA'),
  gender: words('Genre', 'Gender', 'Genere'),
  telephone: words('Téléphone', 'Phone Number', 'Telefono'),
  pad_company: words('Société', 'Company', 'Azienda'),
  pad_company_siret: words('Numéro SIRET', 'SIRET number', 'Numero SIRET'),
  pad_telephone: words('Téléphone de la société', 'Company phone', 'Telefono dell’azienda'),
  company: words('Société', 'Company', 'Azienda'),
  street: words('Adresse', 'Street Address', 'Indirizzo'),
  city: words('Ville', 'City', 'Città'),
  country_id: words('Pays', 'Country', 'Paese'),
  region: words('Région', 'State/Province', 'Provincia'),
  postcode: words('Code postal', 'Zip/Postal Code', 'CAP'),
  fax: words('Fax', 'Fax', 'Fax'),
  vat_id: words('Numéro de TVA', 'VAT Number', 'Partita IVA'),
  pad_code: words('Code d’entrée', 'Door code', 'Codice del portone'),
  pad_floor: words('Étage', 'Floor', 'Piano'),
  pad_appt: words('Appartement', 'Flat', 'Interno'),
  pad_instructions: words('Instructions de livraison', 'Delivery instructions', 'Istruzioni di consegna'),
  pad_ring_option: words('À l’arrivée', 'On arrival', 'All’arrivo'),
  pad_latitude: words('Latitude', 'Latitude', 'Latitudine'),
  pad_longitude: words('Longitude', 'Longitude', 'Longitudine'),
}

/** Magento's genders, by their numbers. */
export const genderWords: readonly (readonly [string, Words])[] = [
  ['1', words('Homme', 'Male', 'Uomo')],
  ['2', words('Femme', 'Female', 'Donna')],
  ['3', words('Non précisé', 'Not Specified', 'Non specificato')],
]
