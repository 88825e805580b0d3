import type { Language } from './language.ts'

const words = {
  fr: {
    minute: ['1 minute', 'minutes'],
    hour: ['1 heure', 'heures'],
    retry: (time: string) => `Trop de demandes : merci de réessayer dans ${time}.`,
  },
  en: {
    minute: ['1 minute', 'minutes'],
    hour: ['1 hour', 'hours'],
    retry: (time: string) => `Too many requests: please try again in ${time}.`,
  },
  it: {
    minute: ['1 minuto', 'minuti'],
    hour: ['1 ora', 'ore'],
    retry: (time: string) => `Troppe richieste: riprovi tra ${time}.`,
  },
} as const satisfies Record<Language, object>

/** A waiting time as text, rounded up: minutes up to an hour and a half, then hours. */
export function waitingTime(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, unit] =
    minutes <= 90 ? [minutes, 'minute' as const] : [Math.ceil(minutes / 60), 'hour' as const]
  const [one, many] = words[language][unit]
  return count === 1 ? one : `${count}\u00a0${many}`
}

/** Message for a request above a rate limit, with the time to wait. */
export function retryMessage(seconds: number, language: Language): string {
  return words[language].retry(waitingTime(seconds, language))
}
