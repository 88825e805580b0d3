import { textIn } from '@comptoir/rules/language'
import { escapeHtml } from '../platform/escape-html.ts'
import { isTextKey, messageIn } from '../platform/messages.ts'
import type { App } from '../platform/context.ts'
import { shopLogo, type Store } from '../stores/index.ts'
import type { MailPart, MailRow } from './layout.ts'

export type MailValues = {
  /** Values of the placeholders; a paragraph whose placeholders are all empty is omitted. */
  texts: Readonly<Record<string, string>>
  /** Tables by the name of their placeholder. */
  tables: Readonly<Record<string, readonly MailRow[]>>
  /** Buttons below the text. */
  actions?: readonly { label: string; url: string }[]
}

/** A mail template of a site's content, with `{{name}}` placeholders, in HTML and plain text. */
export type MailTemplate = { subject: string; preheader: string; bodyHtml: string; bodyText: string }

const placeholder = /\{\{\s*(\w+)\s*\}\}/g
const block = /<(p|li|blockquote)>(?:(?!<\/\1>)[\s\S])*<\/\1>/g
const tableAlone = /^<p>\s*(?:<strong>)?\{\{\s*(\w+)\s*\}\}(?:<\/strong>)?\s*<\/p>$/
const linkAlone = /^<p>\s*<a href="\{\{\s*action_url\s*\}\}"[^>]*>([^<]*)<\/a>\s*<\/p>$/

/**
 * Renders a mail in HTML and plain text from the site's template, or from the default one where it has none. Loads the
 * HTML renderer on first use.
 */
export async function renderMail(
  app: App,
  store: Store,
  kind: string,
  template: MailTemplate | undefined,
  values: MailValues,
): Promise<{ subject: string; html: string; plain: string }> {
  const text = template ?? defaultTemplate(store, kind)
  const known: MailValues = { ...values, texts: { ...shopTexts(store), ...values.texts } }
  const subject = fill(text.subject, known.texts, (value) => value.replaceAll(/\s+/g, ' '))
  const { renderLayout } = await import('./layout.ts')
  const html = await renderLayout({
    store,
    logo: await shopLogo(app, app.sql, store),
    subject,
    preheader: fill(text.preheader, known.texts, (value) => value),
    parts: [
      ...partsOf(text.bodyHtml, known),
      ...(known.actions ?? []).map((action) => ({ kind: 'action' as const, ...action })),
    ],
  })
  return { subject, html, plain: plainOf(store, text.bodyText, known) }
}

function shopTexts({ website, settings, language }: Store): Record<string, string> {
  return { shop_name: website.name, shop_phone: textIn(settings.phone, language), shop_email: settings.email }
}

function fill(
  template: string,
  texts: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string {
  return template.replaceAll(placeholder, (_, name: string) => write(texts[name] ?? ''))
}

const html = (value: string) => escapeHtml(value).replaceAll('\n', '<br>')

function partsOf(body: string, values: MailValues): MailPart[] {
  const parts: MailPart[] = []
  let rest = ''
  const flush = () => {
    if (rest.trim()) parts.push({ kind: 'html', html: rest })
    rest = ''
  }
  let at = 0
  for (const match of body.matchAll(block)) {
    rest += fill(body.slice(at, match.index), values.texts, html)
    at = match.index + match[0].length
    const part = partOf(match[0], values)
    if (typeof part === 'string') rest += part
    else {
      flush()
      parts.push(part)
    }
  }
  rest += fill(body.slice(at), values.texts, html)
  flush()
  return parts
}

/** A paragraph with its placeholders filled; tables and the mail's action link become sections of their own. */
function partOf(paragraph: string, { texts, tables }: MailValues): string | MailPart {
  const rows = tables[tableAlone.exec(paragraph)?.[1] ?? '']
  if (rows) return { kind: 'table', rows }
  const label = linkAlone.exec(paragraph)?.[1]
  const url = texts.action_url
  if (label !== undefined) return url ? { kind: 'action', label, url } : ''
  return isEmpty(paragraph, texts) ? '' : fill(paragraph, texts, html)
}

/** Whether all placeholders of a text are empty; false for a text without any. */
function isEmpty(text: string, texts: Readonly<Record<string, string>>): boolean {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  return names.length > 0 && names.every((name) => !texts[name])
}

function plainOf(store: Store, body: string, { texts, tables, actions = [] }: MailValues): string {
  const lines = body.split('\n').flatMap((line) => {
    const rows = tables[/^\{\{\s*(\w+)\s*\}\}$/.exec(line.trim())?.[1] ?? '']
    if (rows)
      return rows.flatMap(({ label, note, amount }) => [
        amount === null ? label : messageIn(store.language, 'labelled', { label, value: amount }),
        ...(note ? [`  ${note}`] : []),
      ])
    if (isEmpty(line, texts)) return []
    const start = /^(?:> ?)*/.exec(line)?.[0] ?? ''
    return [fill(line, texts, (value) => value.replaceAll('\n', `\n${start}`))]
  })
  const buttons = actions.flatMap(({ label, url }) => ['', label, url])
  return `${[...lines, ...buttons]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The package's texts of a mail; each line of `lines` is a paragraph. */
function defaultTemplate({ language }: Store, kind: string): MailTemplate {
  const textOf = (key: string) => (isTextKey(key) ? messageIn(language, key) : '')
  const subject = textOf(`mail_${kind}_subject`)
  if (!subject) throw new Error(`There is no template for the mail "${kind}".`)
  const lines = textOf(`mail_${kind}_lines`).split('\n')
  const action = textOf(`mail_${kind}_action`)
  const sentences = [messageIn(language, 'mail_hello'), ...lines]
  const link = action && `<p><a href="{{action_url}}">${escapeHtml(action)}</a></p>`
  const closing = `${messageIn(language, 'mail_question')} {{shop_phone}}.`
  return {
    subject,
    preheader: lines[0] ?? '',
    bodyHtml: [...sentences, closing].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n') + link,
    bodyText: [...sentences, ...(action ? [`${action}: {{action_url}}`] : []), closing].join('\n\n'),
  }
}
