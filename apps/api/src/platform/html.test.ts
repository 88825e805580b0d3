import { expect, test } from 'vitest'
import { sanitiseHtml } from './html.ts'

test('removes scripts, styles, handlers and classes', () => {
  const dirty =
    '<p style="color:red" class="x" onclick="go()">Eau <script>steal()</script><b>fraîche</b></p><style>p{}</style>'
  expect(sanitiseHtml(dirty)).toBe('<p>Eau <b>fraîche</b></p>')
})

test('removes URLs that run code', () => {
  expect(sanitiseHtml('<a href="javascript:alert(1)">x</a><img src="data:text/html,x" alt="">')).toBe(
    '<a>x</a><img loading="lazy" alt="" />',
  )
})

test('adds rel to links to other hosts only', () => {
  expect(sanitiseHtml('<a href="/fr/cgv" rel="opener">CGV</a>')).toBe('<a href="/fr/cgv">CGV</a>')
  expect(sanitiseHtml('<a href="https://example.com">ailleurs</a>')).toBe(
    '<a href="https://example.com" rel="noopener noreferrer">ailleurs</a>',
  )
})

test('keeps tables, figures and details elements with the shop’s classes', () => {
  expect(sanitiseHtml('<details class="mine"><summary>Oui ?</summary><p>Oui.</p></details>')).toBe(
    '<details class="fold"><summary>Oui ?</summary><p>Oui.</p></details>',
  )
  expect(sanitiseHtml('<table width="9"><tr><td colspan="2">1</td></tr></table>')).toContain(
    '<table class="table cards-on-phone">',
  )
})

test('turns first-level headings into second-level ones', () => {
  expect(sanitiseHtml('<h1>Titre</h1>')).toBe('<h2>Titre</h2>')
})
