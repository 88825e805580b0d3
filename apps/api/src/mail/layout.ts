import { directionOf } from '@comptoir/rules/direction'
import { keptTogether, keptTogetherInHtml } from '@comptoir/rules/kept-together'
import { textIn } from '@comptoir/rules/language'
import { normaliseTelephone } from '@comptoir/rules/telephone'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { ShopLogo, Store } from '../stores/index.ts'

/**
 * A row of a table in a mail; `note` stands smaller below the label, `isSum` marks totals, and `picture` is the address of a
 * square one.
 */
export type MailRow = {
  label: string
  note?: string
  amount: string | null
  isSum?: boolean
  picture?: string | undefined
}

/** A section of a mail's body. */
export type MailPart =
  | { kind: 'html'; html: string }
  | { kind: 'table'; rows: readonly MailRow[] }
  | { kind: 'action'; label: string; url: string }

type Layout = {
  store: Store
  logo: ShopLogo | undefined
  subject: string
  preheader: string
  parts: readonly MailPart[]
}

const face = "'Jura', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const body = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const text: CSSProperties = { fontFamily: body, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' }

/** The HTML of a mail: heading with the shop's logo and name, content, and footer with the shop's contact. */
export async function renderLayout({ store, logo, subject, preheader, parts }: Layout): Promise<string> {
  const { mail } = store.settings
  const color = mail.ink
  return await render(
    h(Html, { lang: store.language, dir: directionOf(store.language) }, [
      h(
        Head,
        { key: 'head' },
        h('title', null, subject),
        h('meta', { name: 'color-scheme', content: 'light' }),
      ),
      h(Preview, { key: 'preview', children: preheader }),
      h(
        Body,
        { key: 'body', style: { backgroundColor: mail.ground, margin: 0, padding: '24px 12px', color } },
        h(
          Container,
          { style: { maxWidth: '600px', backgroundColor: '#ffffff', borderTop: `4px solid ${mail.accent}` } },
          h(Section, { style: { padding: '28px 32px 4px' } }, heading(store, logo)),
          h(
            Section,
            { style: { padding: '8px 32px 24px' } },
            ...parts.map((part, index) => piece(part, index, store)),
          ),
          h(Section, { style: { padding: '0 32px 28px' } }, footer(store)),
        ),
      ),
    ]),
  )
}

function heading({ website, settings }: Store, logo: ShopLogo | undefined): ReactNode {
  const style = {
    fontFamily: face,
    fontWeight: 300,
    fontSize: '28px',
    lineHeight: '40px',
    color: settings.mail.ink,
    margin: 0,
  }
  if (!logo) return h(Heading, { as: 'h1', style }, website.name)
  const { url, width, height, holdsName } = logo
  if (holdsName) return h(Heading, { as: 'h1', style }, picture(url, { width, height, alt: website.name }))
  return h(Row, null, [
    h(
      Column,
      { key: 'logo', style: { width: `${width + 12}px`, verticalAlign: 'middle' } },
      // The name beside it says what it is, also where pictures are blocked.
      picture(url, { width, height, alt: '' }),
    ),
    h(
      Column,
      { key: 'name', style: { verticalAlign: 'middle' } },
      h(Heading, { as: 'h1', style }, website.name),
    ),
  ])
}

/** A picture with its size, because mail programs keep room for those that they do not load. */
function picture(
  src: string,
  { width, height, alt }: { width: number; height: number; alt: string },
): ReactNode {
  const style: CSSProperties = { display: 'block', border: 0, width: `${width}px`, height: `${height}px` }
  return h('img', { src, width, height, alt, style })
}

function piece(part: MailPart, key: number, { settings }: Store): ReactNode {
  const { accent, onAccent, link } = settings.mail
  if (part.kind === 'table')
    return h(Section, { key, style: { margin: '8px 0 20px' } }, ...part.rows.map(row))
  if (part.kind === 'action') {
    const style = {
      backgroundColor: accent,
      color: onAccent,
      fontFamily: body,
      fontSize: '16px',
      fontWeight: 600,
      padding: '14px 24px',
      borderRadius: '4px',
      textDecoration: 'none',
    }
    return h(
      Section,
      { key, style: { margin: '8px 0 24px' } },
      h(Button, { href: part.url, style }, part.label),
    )
  }
  return h('div', {
    key,
    style: text,
    dangerouslySetInnerHTML: { __html: styled(keptTogetherInHtml(part.html), link) },
  })
}

const noteStyle: CSSProperties = { fontSize: '13px', lineHeight: '20px', color: '#57504a' }

const pictureSide = 64

function row({ label, note, amount, isSum, picture: src }: MailRow, index: number): ReactNode {
  const border = isSum ? 'none' : '1px solid #ded5c6'
  const cell: CSSProperties = {
    fontFamily: body,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '8px 0',
    verticalAlign: 'top',
    borderBottom: border,
    color: isSum ? '#57504a' : 'inherit',
  }
  const amountCell = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' } as const
  const side = { width: pictureSide, height: pictureSide }
  const children = [
    ...(src === undefined
      ? []
      : [
          h(
            Column,
            { key: 'picture', style: { ...cell, width: `${pictureSide + 16}px` } },
            picture(src, { ...side, alt: '' }),
          ),
        ]),
    h(
      Column,
      { key: 'label', style: cell },
      keptTogether(label),
      note && h('div', { style: noteStyle }, keptTogether(note)),
    ),
    h(Column, { key: 'amount', style: amountCell }, amount ?? ''),
  ]
  return h(Row, { key: index, children })
}

function footer({ website, settings, language }: Store): ReactNode[] {
  const small = { ...text, fontSize: '13px', lineHeight: '20px', color: '#57504a', margin: '12px 0 0' }
  const phone = textIn(settings.phone, language)
  const dialled = normaliseTelephone(phone, settings.default_country) ?? phone.replaceAll(' ', '')
  return [
    h(Hr, { key: 'rule', style: { borderColor: '#ded5c6', margin: 0 } }),
    h(
      Text,
      { key: 'contact', style: small },
      `${website.name} · `,
      h(Link, { href: `mailto:${settings.email}`, style: { color: settings.mail.link } }, settings.email),
      ' · ',
      h(Link, { href: `tel:${dialled}`, style: { color: settings.mail.link } }, keptTogether(phone)),
    ),
  ]
}

/** Adds inline styles, because mail clients ignore style sheets. */
function styled(html: string, link: string): string {
  const tag = (name: string, style: string) =>
    [new RegExp(`<${name}(?=[ >])`, 'g'), `<${name} style="${style}"`] as const
  const styles = [
    tag('p', 'margin:0 0 16px'),
    tag('ul', 'margin:0 0 16px;padding-left:20px'),
    tag('ol', 'margin:0 0 16px;padding-left:20px'),
    tag('li', 'margin:0 0 6px'),
    tag('h2', `font-family:${face.replaceAll("'", '')};font-weight:600;font-size:19px;margin:24px 0 10px`),
    tag('blockquote', 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #ded5c6'),
    tag('a', `color:${link}`),
  ]
  return styles.reduce((done, [pattern, replacement]) => done.replaceAll(pattern, replacement), html)
}
