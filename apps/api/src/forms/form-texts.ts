import type { Failure, MessageKey } from '@comptoir/rules/validation'
import type { Language } from '@comptoir/rules/language'

type FormMessage =
  | 'tooFast'
  | 'tooOld'
  | 'tooMany'
  | 'wrong'
  | 'yes'
  | Extract<
      MessageKey,
      | 'required'
      | 'invalidNumber'
      | 'invalidDigits'
      | 'invalidUrl'
      | 'invalidName'
      | 'maxlength'
      | 'minlength'
      | 'max'
      | 'min'
      | 'invalidEmail'
      | 'invalidFormatDate'
      | 'invalidTelephone'
      | 'acceptTerms'
      | 'invalidOption'
    >

/** Messages of spec 000 §5 (decisions J-3), as in the storefront, and messages of forms. */
export const formTexts: Readonly<Record<Language, Readonly<Record<FormMessage, string>>>> = {
  fr: {
    required: 'Ce champ est obligatoire',
    invalidNumber: 'Saisissez un nombre',
    invalidDigits: 'Saisissez un nombre entier',
    invalidUrl: 'Saisissez une adresse web valable',
    invalidName: 'Écrivez le nom sans adresse web ou e-mail, et sans < ni >',
    maxlength: 'Nombre maximal de caractères dépassé ({maxlength})',
    minlength: 'Il faut au moins {minlength} caractères',
    max: 'Maximum dépassé ({max})',
    min: 'Le minimum est {min}',
    invalidEmail: 'Saisissez un e-mail valable',
    invalidFormatDate: 'Format de date incorrect, utilisez le format JJ/MM/AAAA',
    invalidTelephone: 'Saisissez un numéro de téléphone valable',
    acceptTerms: 'Acceptez les conditions',
    invalidOption: 'Choisissez une des réponses proposées',
    yes: 'oui',
    wrong: 'Vérifiez les champs signalés',
    tooFast: 'C’est allé très vite\u00a0: relisez votre message, puis envoyez-le de nouveau',
    tooOld:
      'Cette page est restée ouverte longtemps\u00a0: envoyez de nouveau votre message, rien n’est perdu',
    tooMany:
      'Nous avons déjà reçu plusieurs messages de vous\u00a0: réessayez dans une heure, ou appelez-nous',
  },
  en: {
    required: 'This field is required',
    invalidNumber: 'Enter a number',
    invalidDigits: 'Enter an integer',
    invalidUrl: 'Valid URL',
    invalidName: 'Write the name without web or e-mail address, and without < and >',
    maxlength: 'Maximum number of characters exceeded ({maxlength})',
    minlength: 'At least {minlength} characters are needed',
    max: 'Maximum exceeded ({max})',
    min: 'The minimum is {min}',
    invalidEmail: 'Enter a valid email',
    invalidFormatDate: 'Wrong date format, use the format DD/MM/YYYY',
    invalidTelephone: 'Enter a valid phone number',
    acceptTerms: 'Accept the conditions',
    invalidOption: 'Choose one of the answers offered',
    yes: 'yes',
    wrong: 'Check the fields pointed out',
    tooFast: 'That was very quick: read your message again, then send it once more',
    tooOld: 'This page has been open for a long time: send your message once more, nothing is lost',
    tooMany: 'We have already received several messages from you: try again in an hour, or call us',
  },
  it: {
    required: 'Questo campo è obbligatorio',
    invalidNumber: 'Inserisca un numero',
    invalidDigits: 'Inserisca un numero intero',
    invalidUrl: 'Inserisca un indirizzo web valido',
    invalidName: 'Scriva il nome senza indirizzi web o e-mail, e senza < e >',
    maxlength: 'Numero massimo di caratteri superato ({maxlength})',
    minlength: 'Servono almeno {minlength} caratteri',
    max: 'Massimo superato ({max})',
    min: 'Il minimo è {min}',
    invalidEmail: 'Inserisca un’e-mail valida',
    invalidFormatDate: 'Formato della data errato, usi il formato GG/MM/AAAA',
    invalidTelephone: 'Inserisca un numero di telefono valido',
    acceptTerms: 'Accetti le condizioni',
    invalidOption: 'Scelga una delle risposte proposte',
    yes: 'sì',
    wrong: 'Controlli i campi segnalati',
    tooFast: 'È stato molto veloce: rilegga il messaggio e lo invii di nuovo',
    tooOld: 'Questa pagina è rimasta aperta a lungo: invii di nuovo il messaggio, nulla è andato perso',
    tooMany: 'Abbiamo già ricevuto diversi messaggi da lei: riprovi tra un’ora, oppure ci chiami',
  },
}

/** The message of a failed rule. */
export function failureText({ key, params = {} }: Failure, language: Language): string {
  const texts: Readonly<Partial<Record<string, string>>> = formTexts[language]
  const text = texts[key] ?? formTexts[language].wrong
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
