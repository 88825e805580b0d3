import { expect, it } from 'vitest'
import { svgProblem } from './safe-svg.ts'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"${attributes}>${inner}</svg>`

it.each([
  svg('<path d="M4 4h20"/>'),
  `<?xml version="1.0"?>\n<!-- A logo. -->\n${svg('<title>Vasque</title><g fill="none"><circle r="2" /></g>')}`,
  svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/>'),
  svg('<use href=\'#a\' x1="2"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
])('%s only draws', (text) => {
  expect(svgProblem(text)).toBeUndefined()
})

it.each([
  ['a script', svg('<script>alert(1)</script>'), 'has <script>'],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'has <SCRIPT>'],
  ['an event', svg('<path onclick="alert(1)"/>'), 'has the attribute onclick'],
  ['an event of the picture', svg('', ' ONLOAD="alert(1)"'), 'has the attribute ONLOAD'],
  ['HTML', svg('<foreignObject><p>x</p></foreignObject>'), 'has <foreignObject>'],
  ['styles', svg('<style>@import "//e.test"</style>'), 'has <style>'],
  ['a style', svg('<path style="fill:red"/>'), 'has the attribute style'],
  ['a picture from elsewhere', svg('<image href="https://e.test/a.png"/>'), 'has <image>'],
  ['a part of another file', svg('<use href="https://e.test/a.svg#a"/>'), 'refers to https://e.test'],
  ['a part by the old name', svg('<use xlink:href="data:image/svg+xml,x"/>'), 'refers to data:'],
  ['a filling from elsewhere', svg('<path fill="URL( https://e.test/a.svg#a)"/>'), 'refers to'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'its first element must be <svg>'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'its first element must be <svg>'],
  ['an unquoted value', svg('<path d=M4/>'), 'cannot be read'],
  ['a hidden tag', svg('<path d="<script>"/>'), ''],
  ['another namespace', svg('', ' xmlns:h="http://www.w3.org/1999/xhtml"'), 'has the namespace'],
  ['an open comment', `${svg('')}<!-- x`, 'has a comment without an end'],
  ['text', 'Vasque', 'does not begin with an element'],
  ['HTML alone', '<p>x</p>', 'its first element must be <svg>'],
])('%s is refused', (_what, text, reason) => {
  expect(svgProblem(text)).toContain(reason)
})
