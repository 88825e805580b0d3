// @vitest-environment jsdom
import { email, required } from '@comptoir/rules/validation'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import type { FormErrors } from '../ui/error-summary.tsx'
import type { FormRules } from './form-rules.ts'
import { useFormErrors, type FormErrorOptions } from './use-form-errors.ts'

// Members of the organisation need no name.
const RULES: FormRules = {
  email: () => [required, email],
  name: (values) => (values['email']?.endsWith('@example.org') ? [] : [required]),
}
const TEXTS = { email: 'Enter an email address', name: 'Enter your name' }

interface Props {
  readonly server?: FormErrors
  readonly autoDismiss?: FormErrorOptions['autoDismiss']
  readonly onSend?: (isPrevented: boolean) => void
}

function SignUp({ server, autoDismiss = [], onSend }: Props) {
  const { errors, submitErrors, listeners, onSubmit } = useFormErrors(RULES, server, {
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

describe('useFormErrors', () => {
  it('shows an error when the shopper leaves an invalid field, not while they type', () => {
    render(<SignUp />)
    type('Email', 'ada@')
    expect(shown('Email error')).toBe('')
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
  })

  it('shows the error of a required field that is left empty or emptied', () => {
    render(<SignUp />)
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
    type('Name', 'Ada')
    leave('Name')
    expect(shown('Name error')).toBe('')
    type('Name', '')
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
  })

  it('shows nothing while only the window loses the focus', () => {
    render(<SignUp />)
    field('Email').focus()
    fireEvent.blur(field('Email'))
    expect(shown('Email error')).toBe('')
  })

  it('waits for the end of a press elsewhere, so that nothing moves below the pointer', () => {
    vi.useFakeTimers()
    render(<SignUp />)
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

  it('removes an error as soon as the value is valid', () => {
    render(<SignUp />)
    type('Email', 'ada@')
    leave('Email')
    type('Email', 'ada@example')
    expect(shown('Email error')).toBe(TEXTS.email)
    type('Email', 'ada@example.com')
    expect(shown('Email error')).toBe('')
  })

  it('removes an error as soon as another field makes the value valid', () => {
    render(<SignUp />)
    leave('Name')
    expect(shown('Name error')).toBe(TEXTS.name)
    type('Email', 'ada@example.com')
    expect(shown('Name error')).toBe(TEXTS.name)
    type('Email', 'ada@example.org')
    expect(shown('Name error')).toBe('')
  })

  it('keeps the errors where they are while a button is pressed', () => {
    render(<SignUp />)
    type('Email', 'ada@')
    fireEvent.pointerDown(screen.getByText('Send'))
    leave('Email')
    expect(shown('Email error')).toBe('')
    leave('Email')
    expect(shown('Email error')).toBe(TEXTS.email)
  })

  it('does not submit an invalid form, and lists its errors', () => {
    const onSend = vi.fn()
    render(<SignUp onSend={onSend} />)
    submit()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(true)
    expect(shown('Summary')).toBe(`${TEXTS.email}, ${TEXTS.name}`)
    expect(shown('Name error')).toBe(TEXTS.name)
  })

  it('submits a valid form', () => {
    const onSend = vi.fn()
    render(<SignUp onSend={onSend} />)
    type('Email', 'ada@example.com')
    type('Name', 'Ada')
    submit()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('keeps the list of the last attempt while its fields are corrected', () => {
    render(<SignUp />)
    submit()
    type('Name', 'Ada')
    expect(shown('Name error')).toBe('')
    expect(shown('Summary')).toBe(`${TEXTS.email}, ${TEXTS.name}`)
  })

  it('shows the errors of the server until the field is corrected', () => {
    render(<SignUp server={{ email: 'Already has an account' }} />)
    expect(shown('Email error')).toBe('Already has an account')
    expect(shown('Summary')).toBe('Already has an account')
    type('Email', 'other@example.com')
    expect(shown('Email error')).toBe('')
  })

  it('replaces what the browser found by the next response of the server', () => {
    const { rerender } = render(<SignUp server={{ email: 'Already has an account' }} />)
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

    it('loses its error after 4 seconds, other fields keep theirs', () => {
      vi.useFakeTimers()
      render(<SignUp autoDismiss={DISMISSED} />)
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
