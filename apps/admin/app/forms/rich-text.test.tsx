// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { uiTexts } from '../layout/ui-texts.ts'
import { m } from '../paraglide/messages.js'
import { Field } from '../ui/field.tsx'
import { UiTextsProvider } from '../ui/ui-texts.tsx'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

type TextProps = { html: string; readOnly?: boolean; onChange?: (html: string) => void }

function Text({ html, readOnly = false, onChange }: TextProps) {
  const [value, setValue] = useState(html)
  return (
    <UiTextsProvider value={uiTexts()}>
      <Field name="description" label="Description" help="Kurz">
        <RichText
          label="Description"
          value={value}
          readOnly={readOnly}
          onChange={(next) => {
            setValue(next)
            onChange?.(next)
          }}
        />
      </Field>
      <button type="button" onClick={() => setValue('<p>Restored</p>')}>
        Restore
      </button>
    </UiTextsProvider>
  )
}

const text = () => screen.findByRole('textbox', { name: 'Description' })
const editor = async () => {
  await vi.waitFor(async () => expect((await text()).tagName).toBe('DIV'), { timeout: 20_000 })
  return await text()
}

describe('a text with formatting', () => {
  it('is a text area before its editor is there', () => {
    expect(renderToString(<Text html="<p>Water</p>" />)).toContain('&lt;p&gt;Water&lt;/p&gt;</textarea>')
  })

  it('is named and described by its field, and is not changed by being shown', async () => {
    const onChange = vi.fn()
    render(<Text html={'<P>Cold  <b>water</b></P>\n'} onChange={onChange} />)
    const shown = await editor()
    expect(shown.textContent).toBe('Cold water')
    expect(shown.getAttribute('aria-describedby')).toMatch(/-help$/)
    await act(async () => screen.getByText('Restore').click())
    expect((await text()).textContent).toBe('Restored')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is shown as source with the reason where the editor would lose something', async () => {
    const onChange = vi.fn()
    const html = '<div class="row"><p>Water</p></div>'
    render(<Text html={html} onChange={onChange} />)
    await screen.findByText(m.rich_text_kept(), undefined, { timeout: 20_000 })
    const area = await text()
    expect(area).toHaveProperty('value', html)
    expect(screen.getByRole('button', { name: m.rich_text_formatted() }).ariaDisabled).toBe('true')
    // Once it fits, the person decides when to leave the source.
    fireEvent.change(area, { target: { value: '<p>Water</p>' } })
    expect((await text()).tagName).toBe('TEXTAREA')
    await act(async () => screen.getByRole('button', { name: m.rich_text_formatted() }).click())
    expect((await editor()).textContent).toBe('Water')
    expect(onChange.mock.calls).toEqual([['<p>Water</p>']])
  })

  it('is only read by people who may not change it', async () => {
    render(<Text readOnly html="<p>Water</p>" />)
    const shown = await editor()
    expect(shown.getAttribute('contenteditable')).toBe('false')
    expect(shown.getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByRole('button', { name: m.rich_text_bold() })).toBeNull()
  })
})
