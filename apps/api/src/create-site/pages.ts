import type { NewSiteTexts } from '@comptoir/messages/new-site'
import type { Language } from '@comptoir/rules/language'
import { skuOf } from './catalogue.ts'
import { addressOf, filled, textsIn, valuesIn, type Draft } from './draft.ts'

type PageKey = keyof NewSiteTexts['pages']

/** Pages, blocks and mails of the new shop: contents by path below `content/`. */
export function contentFiles(draft: Draft): Map<string, string> {
  return new Map(
    draft.languages.flatMap((language): [string, string][] => [
      ...pageKeys(draft).map((key): [string, string] => [
        `pages/${key}.${language}.md`,
        pageOf(draft, language, key),
      ]),
      [`blocks/footer_links_block.${language}.md`, footerBlock(draft, language)],
      ...Object.entries(textsIn(draft, language).mails).map(([identifier, mail]): [string, string] => [
        `mails/${identifier}.${language}.md`,
        mailOf(draft, language, identifier, mail),
      ]),
    ]),
  )
}

/** Identifiers of the pages: the right of withdrawal is of consumers only. */
export function pageKeys(draft: Draft): PageKey[] {
  const { pages } = textsIn(draft, draft.languages[0])
  const isShown = (key: PageKey) => key !== 'droit-de-retractation' || draft.customers.includes('b2c')
  return (Object.keys(pages) as PageKey[]).filter(isShown)
}

/** Front matter; JSON strings are YAML strings. */
function frontMatter(entries: Readonly<Record<string, string | boolean>>): string {
  const lines = Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n`
}

function block(type: string, options: Readonly<Record<string, string>>, body = ''): string {
  const written = Object.entries(options).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  return `:::${type}{${written.join(' ')}}\n${body}:::`
}

function pageOf(draft: Draft, language: Language, key: PageKey): string {
  const texts = textsIn(draft, language)
  const page: NewSiteTexts['pages'][PageKey] = texts.pages[key]
  const values = {
    ...valuesIn(draft, language),
    form: block('form', { form: 'contact', title: texts.contact.title }),
  }
  const title = filled('heading' in page ? page.heading : page.title, values)
  const description = filled('description' in page ? page.description : texts.description, values)
  const isHidden = key === 'home' || key === 'no-route'
  return `${frontMatter({
    identifier: key,
    url_key: page.key,
    title: page.title,
    content_heading: title,
    meta_title: title,
    meta_description: description,
    ...(isHidden ? { noindex: true } : {}),
  })}${[...page.text.map((text) => filled(text, values)), ...partsOf(draft, language, key)].join('\n\n')}\n`
}

/** Blocks that a page ends with. */
function partsOf(draft: Draft, language: Language, key: PageKey): string[] {
  const { home, pages } = textsIn(draft, language)
  if (key === 'home') {
    const skus = ['cup', 'set', 'vase', 'tray'].map((sample) => skuOf(draft, sample)).join(',')
    return [block('products', { skus, title: home.products })]
  }
  if (key === 'no-route')
    return [block('button', { label: pages['no-route'].button, link: addressOf(draft, language, '') })]
  if (key !== 'faq') return []
  const { theme, questions, title } = pages.faq
  const values = valuesIn(draft, language)
  const answers = questions.map(
    ([question = '', answer = '']) => `### ${question}\n\n${filled(answer, values)}\n`,
  )
  return [block('faq', { title }, `## ${theme} {#orders}\n\n${answers.join('\n')}`)]
}

function footerBlock(draft: Draft, language: Language): string {
  const { pages, navigation } = textsIn(draft, language)
  const keys = pageKeys(draft).filter((key) => key !== 'home' && key !== 'no-route')
  const links = keys.map((key) => `- [${pages[key].title}](${addressOf(draft, language, pages[key].key)})`)
  return `${frontMatter({ identifier: 'footer_links_block', title: navigation.shop })}${links.join('\n')}\n`
}

/** Mails to the shop itself, which have neither closing nor signature. */
const ownMails = ['payment_issue', 'professional_to_confirm', 'quotation_for_shop']

type Mail = Readonly<{ subject: string; preheader: string; body: readonly string[] }>

function mailOf(draft: Draft, language: Language, identifier: string, mail: Mail): string {
  const texts = textsIn(draft, language)
  const ending = ownMails.includes(identifier)
    ? []
    : [...(identifier === 'recommendation' ? [] : [texts.mail_closing]), texts.mail_signature]
  const values = valuesIn(draft, language)
  const { subject, preheader } = mail
  const body = [...mail.body, ...ending].map((text) => filled(text, values)).join('\n\n')
  return `${frontMatter({ identifier, subject, preheader })}${body}\n`
}
