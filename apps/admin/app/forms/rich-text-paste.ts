import { bodyOf } from './rich-text-html.ts'
import type { HeadingLevel } from './rich-text-schema.ts'

/**
 * What was copied from a page or a text program, as the editor understands it: bold and italic that were styles become
 * elements, headings get the levels that the text may have, lists of Word become lists. What no text can hold is left out.
 */
export function cleanPaste(html: string, levels: readonly HeadingLevel[]): string {
  // Copied from an editor of this page.
  if (html.includes('data-pm-slice')) return html
  const body = bodyOf(html)
  for (const hidden of body.querySelectorAll('x-style, script, title, meta, link')) hidden.remove()
  listWordItems(body)
  for (const element of body.querySelectorAll('[data-style]')) setMarks(element)
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) setLevel(heading, levels)
  for (const link of body.querySelectorAll('a')) {
    for (const name of link.getAttributeNames())
      if (name !== 'href' && name !== 'title') link.removeAttribute(name)
  }
  for (const line of body.querySelectorAll('p')) {
    // Empty lines make distance in text programs.
    if (line.textContent?.trim() === '' && !line.querySelector('img, br')) line.remove()
  }
  return body.innerHTML
}

/** Bold and italic as elements. Some programs wrap all of a text in a bold element that their style makes plain. */
function setMarks(element: Element): void {
  const style = (element.getAttribute('data-style') ?? '').toLowerCase().replaceAll(' ', '')
  const weight = valueOf(style, 'font-weight')
  const isBold = weight === 'bold' || Number(weight) >= 600
  const isItalic = valueOf(style, 'font-style') === 'italic'
  const { localName } = element
  if ((localName === 'b' || localName === 'strong') && weight !== undefined && !isBold)
    element.replaceWith(...element.childNodes)
  else if (localName === 'span') {
    if (isBold) wrapContent(element, 'strong')
    if (isItalic) wrapContent(element, 'em')
  }
}

function valueOf(style: string, property: string): string | undefined {
  return style
    .split(';')
    .map((rule) => rule.split(':'))
    .find(([name]) => name === property)?.[1]
}

function wrapContent(element: Element, name: string): void {
  const mark = document.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

function setLevel(heading: Element, levels: readonly HeadingLevel[]): void {
  const [first = 2] = levels
  const level = Math.min(Math.max(Number(heading.localName.slice(1)), first), levels.at(-1) ?? first)
  const fitting = document.createElement(`h${level}`)
  fitting.append(...heading.childNodes)
  heading.replaceWith(fitting)
}

/** Word writes the items of a list as paragraphs that begin with their bullet or number. */
function listWordItems(body: Element): void {
  for (const item of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const marker = [...item.querySelectorAll('[data-style]')].find((one) =>
      (one.getAttribute('data-style') ?? '').includes('mso-list:Ignore'),
    )
    const name = /^\s*\w{1,3}[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    const previous = item.previousElementSibling
    const list = previous?.localName === name && previous.hasAttribute('data-word') ? previous : undefined
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    if (list) {
      list.append(entry)
      item.remove()
    } else {
      const made = document.createElement(name)
      made.setAttribute('data-word', '')
      made.append(entry)
      item.replaceWith(made)
    }
  }
}
