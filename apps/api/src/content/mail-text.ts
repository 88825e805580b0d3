import { textIn } from '@comptoir/rules/language'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'
import { selectMailText } from './mails.sql.ts'

type MailText = { subject: string; html: string; plain: string }

/**
 * A mail of the website's content in the language of the store view, with its placeholders filled in from `values`,
 * plain texts by name; what is the same in every mail (`shop_name` and so on) is filled in here. Undefined when the
 * website has no such text.
 */
export async function mailText(
  sql: Queryable,
  store: Store,
  identifier: string,
  values: Readonly<Record<string, string>>,
): Promise<MailText | undefined> {
  const { language, website, settings } = store
  const text = await selectMailText(sql, website.id, identifier, language)
  if (!text) return undefined
  const known: Readonly<Record<string, string>> = {
    shop_name: website.name,
    shop_phone: textIn(settings.phone, language),
    shop_email: settings.email,
    ...values,
  }
  const fill = (template: string, write: (value: string) => string) =>
    template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => write(known[name] ?? ''))
  const subject = fill(text.subject, oneLine)
  const body = fill(text.bodyHtml, (value) => escapeHtml(value).replaceAll('\n', '<br>'))
  const preheader = fill(text.preheader, (value) => escapeHtml(oneLine(value)))
  return {
    subject,
    html: page({ language, subject, preheader, body }),
    plain: fillPlain(text.bodyText, known),
  }
}

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ')

/** Every line of a multi-line value gets the prefix of its first line, so that a quotation stays one. */
function fillPlain(template: string, known: Readonly<Record<string, string>>): string {
  const lines = template.split('\n').map((line) => {
    const start = /^(?:> ?)*/.exec(line)?.[0] ?? ''
    return line.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      (known[name] ?? '').replaceAll('\n', `\n${start}`),
    )
  })
  return lines.join('\n')
}

function page(parts: { language: string; subject: string; preheader: string; body: string }): string {
  const { language, subject, preheader, body } = parts
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head><body>`,
    `<div style="display:none">${preheader}</div>${body}</body></html>`,
  ].join('')
}
