import { CONSENT_FIELDS, MOST_PURPOSES, SERVICES } from '@comptoir/rules/consent'
import * as v from 'valibot'
import type { LanguageSchema } from './link.ts'

const days = v.pipe(v.number(), v.integer('must be whole days'), v.minValue(1), v.maxValue(395))

/** A purpose of the shop's own, with its texts in each language of the site. */
function ownPurpose(language: LanguageSchema) {
  const texts = v.record(language, v.pipe(v.string(), v.nonEmpty('write a text')))
  return v.strictObject(
    {
      code: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9_-]{0,31}$/, 'must be small letters, digits, - and _, 32 at most'),
        v.notValues([...CONSENT_FIELDS], 'is a field of the form: choose another code'),
      ),
      /** The scripts that load with it, where there are any. */
      service: v.optional(v.picklist(SERVICES, `must be one of ${SERVICES.join(', ')}`)),
      name: texts,
      description: texts,
      /** What the cookies serve, as the banner lists it: `to answer you in the chat`. */
      aim: texts,
      /** Cookies that are set with it, besides those of its service. */
      cookies: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              name: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'must be the name of a cookie')),
              description: texts,
              days,
            }),
          ),
          v.maxLength(50),
        ),
      ),
    },
    `must be one of ${SERVICES.join(', ')}, or a purpose with code, name, description and aim`,
  )
}

/** Purposes that visitors are asked consent for: those of the services by code, with the texts of every shop, or own ones. */
export function consentPurposes(language: LanguageSchema) {
  const own = ownPurpose(language)
  const purpose = v.lazy((given) => (typeof given === 'string' ? service : own))
  return v.pipe(
    v.array(purpose),
    v.maxLength(MOST_PURPOSES, `must have ${MOST_PURPOSES} purposes at most`),
    v.checkItems(
      (one, index, all) => all.findIndex((other) => codeOfPurpose(other) === codeOfPurpose(one)) === index,
      'is there twice: keep one',
    ),
  )
}

const service = v.picklist(
  SERVICES,
  `must be one of ${SERVICES.join(', ')}, or a purpose with code, name, description and aim`,
)

/** The code of a purpose as a site file has it. */
export function codeOfPurpose(purpose: string | { readonly code: string }): string {
  return typeof purpose === 'string' ? purpose : purpose.code
}
