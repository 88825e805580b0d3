import { expect, it } from 'vitest'
import { formPlaces } from './form-places.ts'

it('a text without a form is one piece', () => {
  expect(formPlaces('<p>a</p>')).toEqual([{ html: '<p>a</p>' }])
  expect(formPlaces('')).toEqual([])
})

it('forms stand where the text has a place for them', () => {
  const place = '<section data-form="contact" data-title="L&#39;essentiel &amp; vous"></section>'
  expect(formPlaces(`<p>a</p>\n${place}\n<p>b</p><section data-form="rsvp"></section>`)).toEqual([
    { html: '<p>a</p>' },
    { form: 'contact', title: "L'essentiel & vous" },
    { html: '<p>b</p>' },
    { form: 'rsvp', title: undefined },
  ])
})
