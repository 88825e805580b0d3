import type { Language } from '@comptoir/rules/language'

type Label = Readonly<Record<Language, string>>

const label = (fr: string, en: string, it: string): Label => ({ fr, en, it })

/** Labels of customer and address attributes, by attribute code. */
export const attributeLabels: Readonly<Record<string, Label>> = {
  prefix: label('Civilité', 'Title', 'Titolo'),
  firstname: label('Prénom', 'First Name', 'Nome'),
  middlename: label('Deuxième prénom', 'Middle Name', 'Secondo nome'),
  lastname: label('Nom', 'Last Name', 'Cognome'),
  suffix: label('Suffixe', 'Name Suffix', 'Suffisso'),
  email: label('E-mail', 'Email', 'E-mail'),
  dob: label('Date de naissance', 'Date of Birth', 'Data di nascita'),
  taxvat: label('Numéro de TVA', 'VAT Number', 'Partita IVA'),
  gender: label('Genre', 'Gender', 'Genere'),
  telephone: label('Téléphone', 'Phone Number', 'Telefono'),
  pad_company: label('Société', 'Company', 'Azienda'),
  pad_company_siret: label('Numéro SIRET', 'SIRET number', 'Numero SIRET'),
  pad_telephone: label('Téléphone de la société', 'Company phone', 'Telefono dell’azienda'),
  company: label('Société', 'Company', 'Azienda'),
  street: label('Adresse', 'Street Address', 'Indirizzo'),
  city: label('Ville', 'City', 'Città'),
  country_id: label('Pays', 'Country', 'Paese'),
  region: label('Région', 'State/Province', 'Provincia'),
  region_id: label('Région', 'State/Province', 'Provincia'),
  postcode: label('Code postal', 'Zip/Postal Code', 'CAP'),
  fax: label('Fax', 'Fax', 'Fax'),
  vat_id: label('Numéro de TVA', 'VAT Number', 'Partita IVA'),
  pad_code: label('Code d’entrée', 'Door code', 'Codice del portone'),
  pad_floor: label('Étage', 'Floor', 'Piano'),
  pad_appt: label('Appartement', 'Flat', 'Interno'),
  pad_instructions: label('Instructions de livraison', 'Delivery instructions', 'Istruzioni di consegna'),
  pad_ring_option: label('À l’arrivée', 'On arrival', 'All’arrivo'),
  pad_latitude: label('Latitude', 'Latitude', 'Latitudine'),
  pad_longitude: label('Longitude', 'Longitude', 'Longitudine'),
}

/** Magento's gender options by value. */
export const genderLabels: readonly (readonly [string, Label])[] = [
  ['1', label('Homme', 'Male', 'Uomo')],
  ['2', label('Femme', 'Female', 'Donna')],
  ['3', label('Non précisé', 'Not Specified', 'Non specificato')],
]
