// @vitest-environment jsdom
import { email, required } from '@comptoir/rules/validation'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import type { FormErrors } from '../ui/error-summary.tsx'
import type { FormRules } from './form-rules.ts'
import type { RulesSource } from './use-form-checks.ts'
import { useFormErrors, type FormErrorOptions } from './use-form-errors.ts'

// Members of the organisation need no name.
const RULES: FormRules = {
  email: () => [required, email],
  name: (values) => (values['email']?.endsWith('@example.org') ? [] : [required]),
}
const TEXTS = { email: 'Enter an email address', name: 'Enter your name' }

interface Props {
  readonly rules?: RulesSource
  readonly server?: FormErrors
  readonly autoDismiss?: FormErrorOptions['autoDismiss']
  readonly onSend?: (isPrevented: boolean) => void
}

function SignUp({ rules = RULES, server, autoDismiss = [], onSend }: Props) {
  const { errors, submitErrors, listeners, onSubmit } = useFormErrors(rules, server, {
    errorTexts: TEXTS,
    autoDismiss,
  })
  return (
    <form
      aria-label="Sign up"
      {...listeners}
      onSubmit={(event) => {
        onSubmit(event)
        onSend?.(event.defaultPrevented)
        event.preventDefault()
      }}
    >
      <input aria-label="Email" name="email" />
      <output aria-label="Email error">{errors['email']}</output>
      <input aria-label="Name" name="name" />
      <output aria-label="Name error">{errors['name']}</output>
      <output aria-label="Summary">{Object.values(submitErrors ?? {}).join(', ')}</output>
      <button>
        <b>Send</b>
      </button>
    </form>
  )
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const shown = (label: string) => screen.getByLabelText(label).textContent
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(field(label))
const submit = () => fireEvent.submit(screen.getByRole('form'))

/** The form, used so far that what checks it has loaded. */
async function show(form: ReactElement) {
  const view = render(form)
  fireEvent.focus(field('Name'))
  await act(() => vi.dynamicImportSettled())
  return view
}

describe('useFormErrors', () => {
  it('shows an error when the shopper leaves an invalid field, not while they type', async () => {
    await show(<SignUp />)
    type('Email', 'ada@')
    expect(shown('Email error')).toBe('')
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
  })

  it('shows the error of a required field that is left empty or emptied', async () => {
    await show(<SignUp />)
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
    type('Name', 'Ada')
    leave('Name')
    expect(shown('Name error')).toBe('')
    type('Name', '')
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
  })

  it('shows nothing while only the window loses the focus', async () => {
    await show(<SignUp />)
    field('Email').focus()
    fireEvent.blur(field('Email'))
    expect(shown('Email error')).toBe('')
  })

  it('waits for the end of a press elsewhere, so that nothing moves below the pointer', async () => {
    await show(<SignUp />)
    vi.useFakeTimers()
    const press = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
    leave('Email')
    expect(shown('Email error')).toBe('')
    fireEvent.pointerUp(document.body)
    act(() => {
      vi.runAllTimers()
    })
    expect(press).toHaveBeenCalledWith(':active')
    expect(shown('Email error')).toBe(TEXTS.email)
  })

  it('removes an error as soon as the value is valid', async () => {
    await show(<SignUp />)
    type('Email', 'ada@')
    leave('Email')
    type('Email', 'ada@example')
    expect(shown('Email error')).toBe(TEXTS.email)
    type('Email', 'ada@example.com')
    expect(shown('Email error')).toBe('')
  })

  it('removes an error as soon as another field makes the value valid', async () => {
    await show(<SignUp />)
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
    type('Email', 'ada@example.com')
    expect(shown('Name error')).toBe(TEXTS.name)
    type('Email', 'ada@example.org')
    expect(shown('Name error')).toBe('')
  })

  it('keeps the errors where they are while a button is pressed', async () => {
    await show(<SignUp />)
    type('Email', 'ada@')
    fireEvent.pointerDown(screen.getByText('Send'))
    leave('Email')
    expect(shown('Email error')).toBe('')
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
  })

  it('does not submit an invalid form, and lists its errors', async () => {
    const onSend = vi.fn()
    await show(<SignUp onSend={onSend} />)
    submit()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(true)
    expect(shown('Summary')).toBe(`${TEXTS.email}, ${TEXTS.name}`)
    expect(shown('Name error')).toBe(TEXTS.name)
  })

  it('leaves the form to the server until what checks it has loaded', async () => {
    const onSend = vi.fn()
    render(<SignUp onSend={onSend} />)
    submit()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(false)
    leave('Name')
    await act(() => vi.dynamicImportSettled())
    expect(shown('Name error')).toBe(TEXTS.name)
  })

  it('loads its rules when the form is first used', async () => {
    const load = vi.fn(async () => RULES)
    render(<SignUp rules={load} />)
    expect(load).not.toHaveBeenCalled()
    fireEvent.focus(field('Name'))
    type('Name', ' ')
    await act(() => vi.dynamicImportSettled())
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
    expect(load).toHaveBeenCalledOnce()
  })

  it('submits a valid form', async () => {
    const onSend = vi.fn()
    await show(<SignUp onSend={onSend} />)
    type('Email', 'ada@example.com')
    type('Name', 'Ada')
    submit()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('keeps the list of the last attempt while its fields are corrected', async () => {
    await show(<SignUp />)
    submit()
    type('Name', 'Ada')
    expect(shown('Name error')).toBe('')
    expect(shown('Summary')).toBe(`${TEXTS.email}, ${TEXTS.name}`)
  })

  it('shows the errors of the server until the field is corrected', async () => {
    await show(<SignUp server={{ email: 'Already has an account' }} />)
    expect(shown('Email error')).toBe('Already has an account')
    expect(shown('Summary')).toBe('Already has an account')
    type('Email', 'other@example.com')
    expect(shown('Email error')).toBe('')
  })

  it('replaces what the browser found by the next response of the server', async () => {
    const { rerender } = await show(<SignUp server={{ email: 'Already has an account' }} />)
    type('Name', ' ')
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
    rerender(<SignUp server={{ email: 'Still has an account' }} />)
    expect(shown('Name error')).toBe('')
    expect(shown('Email error')).toBe('Still has an account')
  })

  describe('a field whose error disappears', () => {
    const DISMISSED = ['email']
    const wait = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      })

    it('loses its error after 4 seconds, other fields keep theirs', async () => {
      await show(<SignUp autoDismiss={DISMISSED} />)
      vi.useFakeTimers()
      submit()
      wait(3999)
      expect(shown('Email error')).toBe(TEXTS.email)
      wait(1)
      expect(shown('Email error')).toBe('')
      expect(shown('Name error')).toBe(TEXTS.name)
    })

    it('loses the error of the server too', () => {
      vi.useFakeTimers()
      render(<SignUp autoDismiss={DISMISSED} server={{ email: 'Already has an account' }} />)
      wait(4000)
      expect(shown('Email error')).toBe('')
    })

    it('shows a new response for 4 seconds of its own', () => {
      vi.useFakeTimers()
      const { rerender } = render(<SignUp autoDismiss={DISMISSED} server={{ email: 'First' }} />)
      wait(3000)
      rerender(<SignUp autoDismiss={DISMISSED} server={{ email: 'Second' }} />)
      wait(3000)
      expect(shown('Email error')).toBe('Second')
      wait(1000)
      expect(shown('Email error')).toBe('')
    })

    it('leaves no timer behind when the form is gone', () => {
      vi.useFakeTimers()
      const { unmount } = render(<SignUp autoDismiss={DISMISSED} server={{ email: 'First' }} />)
      unmount()
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
