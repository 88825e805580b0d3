// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { solveChallenge } from './solve-challenge.ts'

vi.mock(import('./solve-challenge.ts'))

const CHALLENGE = { challenge: 'c1', difficulty: 1 }
const onSend = vi.fn()

function Contact({ challenge = CHALLENGE }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend([...new FormData(event.currentTarget, event.nativeEvent.submitter)])
      }}
    >
      <CaptchaField challenge={challenge} />
      <button name="intent" value="send">
        Send
      </button>
    </form>
  )
}

/** Solves a challenge when the test says so. */
let solve: (proof: string) => Promise<void>

const press = () => act(async () => void fireEvent.click(screen.getByText('Send')))
const sent = (proof: string) => [
  ['proof', proof],
  ['intent', 'send'],
]

describe('the proof of work of a form', () => {
  beforeEach(() => {
    onSend.mockClear()
    vi.useFakeTimers()
    vi.mocked(solveChallenge).mockImplementation(async () => {
      const { promise, resolve } = Promise.withResolvers<string>()
      solve = async (proof) => {
        resolve(proof)
        await act(() => vi.runAllTimersAsync())
      }
      return await promise
    })
  })

  async function contact() {
    const view = render(<Contact />)
    await act(() => vi.dynamicImportSettled())
    return view
  }

  it('is added to a form that is sent later', async () => {
    await contact()
    await solve('p1')
    await press()
    await act(() => vi.runAllTimersAsync())
    expect(onSend).toHaveBeenCalledExactlyOnceWith(sent('p1'))
  })

  it('holds a form that is sent before it is solved', async () => {
    await contact()
    await press()
    expect(onSend).not.toHaveBeenCalled()
    await solve('p1')
    expect(onSend).toHaveBeenCalledExactlyOnceWith(sent('p1'))
  })

  it('sends the form once, however often the button is pressed', async () => {
    await contact()
    await press()
    await press()
    await solve('p1')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('solves the next challenge of the server for the next attempt', async () => {
    const { rerender } = await contact()
    await press()
    await solve('p1')
    rerender(<Contact challenge={{ challenge: 'c2', difficulty: 1 }} />)
    await act(() => vi.dynamicImportSettled())
    await press()
    await solve('p2')
    expect(onSend.mock.calls.map(([fields]) => fields)).toEqual([sent('p1'), sent('p2')])
  })

  it('sends nothing once the shopper has left the page', async () => {
    const { unmount } = await contact()
    await press()
    unmount()
    await solve('p1')
    expect(onSend).not.toHaveBeenCalled()
  })
})
