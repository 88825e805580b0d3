import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { formErrors } from './form-rules.ts'
import { Form } from './form.tsx'
import { SiteField } from './site-field.tsx'
import { errorTextsOf, siteFormRules, type SiteFormField } from './site-form-rules.ts'

const field = (id: string, type: string, more: Partial<SiteFormField> = {}): SiteFormField => ({
  id,
  type,
  label: `Label ${id}`,
  required: false,
  css_class: null,
  minlength: null,
  maxlength: null,
  autofocus: false,
  autocomplete: null,
  autocapitalize: null,
  placeholder: null,
  error_message: null,
  step: null,
  min: null,
  max: null,
  value: null,
  comment: null,
  options: [],
  ...more,
})

/** HTML of the fields with these values and errors. */
function shown(fields: SiteFormField[], values: Record<string, string> = {}, serverErrors = {}): string {
  const form = (
    <Form
      id="f"
      rules={siteFormRules(fields, 'FR')}
      values={values}
      serverErrors={serverErrors}
      message={undefined}
      names={{}}
    >
      {fields.map((one) => (
        <SiteField key={one.id} field={one} />
      ))}
    </Form>
  )
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}

const options = [
  { value: 'a', label: 'Un hôtel : chambres' },
  { value: 'b', label: null },
]

describe('a field of a form', () => {
  it.each([
    [
      field('t', 'text', { autocomplete: 'name', autocapitalize: 'words', maxlength: 9 }),
      /autoComplete="name"/i,
    ],
    [field('t', 'textarea', { placeholder: 'Bonjour' }), /<textarea[^>]*placeholder="Bonjour"/],
    [field('e', 'email'), /type="email"/],
    [field('p', 'tel', { comment: 'Pour vous rappeler' }), /aria-describedby="f-p-help"/],
    [field('n', 'number', { step: 1, min: '1', max: '9' }), /inputMode="numeric" step="1" min="1" max="9"/i],
    [field('n', 'number'), /step="any"/],
    [field('d', 'date', { min: '2026-11-21' }), /type="date"[^>]*min="2026-11-21"/],
    [field('u', 'url', { autofocus: true }), /autofocus=""/i],
    [
      field('s', 'select', { options, required: true, placeholder: 'Votre choix' }),
      /disabled=""[^>]*>Votre choix/,
    ],
    [field('r', 'radio', { options, css_class: 'cards' }), /<b>Un hôtel<\/b> <small>chambres<\/small>/],
    [field('c', 'checkbox', { required: true }), /type="checkbox"[^>]*name="c"[^>]*value="1"/],
    [field('h', 'hidden', { value: 'x' }), /type="hidden"[^>]*name="h"[^>]*value="x"/],
    [field('z', 'text', { css_class: 'honeypot' }), /class="honeypot" aria-hidden="true"/],
  ])('%o is shown as what it is', (one, html) => expect(shown([one])).toMatch(html))

  it('keeps what was typed, and says what is wrong with it', () => {
    const html = shown([field('e', 'email')], { e: 'chloe@' }, { e: 'Une\nDeux' })
    expect(html).toMatch(/aria-invalid="true" aria-describedby="f-e-error"[^>]*value="chloe@"/)
    expect(html).toMatch(/<p class="error" id="f-e-error">.*Une\nDeux/s)
    expect(html).toContain('href="#f-e"')
  })

  it('omits a field of an unknown type', () => expect(shown([field('x', 'colour')])).not.toContain('Label x'))

  it('outside a form is a mistake of the page', () => {
    expect(() => renderToString(<SiteField field={field('e', 'email')} />)).toThrow(
      'must be inside <Form /> component',
    )
  })
})

describe('the errors of a form', () => {
  it('shows one error a line, or the message of the form', () => {
    const fields = [
      field('a', 'email', { minlength: 9 }),
      field('b', 'email', { error_message: 'Écrivez-la.' }),
    ]
    const errors = formErrors(siteFormRules(fields, 'FR'), { a: 'x', b: 'x' }, errorTextsOf(fields))
    expect(errors).toEqual({
      a: 'Saisissez un e-mail valable\nIl faut au moins 9 caractères',
      b: 'Écrivez-la.',
    })
  })

  it('count a line end as one character, however it travels', () => {
    const fields = [field('m', 'textarea', { maxlength: 3 })]
    expect(formErrors(siteFormRules(fields, 'FR'), { m: 'a\r\nb' })).toEqual({})
  })
})
