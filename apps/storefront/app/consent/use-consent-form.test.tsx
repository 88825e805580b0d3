// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { STAY, useConsentForm } from './use-consent-form.ts'

function ConsentForm() {
  const { isSending, isStored, onSubmit } = useConsentForm()
  return (
    <form method="post" action="/consent" onSubmit={onSubmit}>
      <input type="checkbox" name="purpose" value="analytics" defaultChecked />
      <button name="decision" value="save">
        Save
      </button>
      <button name="decision" value="refuse">
        Refuse
      </button>
      <output>{isSending ? 'sending' : isStored ? 'stored' : 'open'}</output>
    </form>
  )
}

/** The form, with a server that answers when the test says so. */
function consentForm() {
  const received: FormData[] = []
  const answers: ((data: { stored: boolean }) => void)[] = []
  const view = renderRoutes([
    { path: '/', element: <ConsentForm /> },
    {
      path: '/consent',
      action: async ({ request }) => {
        received.push(await request.formData())
        return await new Promise<{ stored: boolean }>((resolve) => answers.push(resolve))
      },
    },
  ])
  return {
    ...view,
    received,
    answer: (index: number, stored = true) => act(async () => answers[index]?.({ stored })),
  }
}

const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))
const status = () => screen.getByRole('status').textContent

describe('useConsentForm', () => {
  it('stores the consent without leaving the page', async () => {
    const { router, received, answer } = consentForm()
    await press('Save')
    expect(status()).toBe('sending')
    await answer(0)
    expect(status()).toBe('stored')
    expect(router.state.location.pathname).toBe('/')
    expect([...(received[0] ?? [])]).toEqual([
      ['purpose', 'analytics'],
      ['decision', 'save'],
      [STAY, '1'],
    ])
  })

  it('sends the decision of the pressed button', async () => {
    const { received } = consentForm()
    await press('Refuse')
    expect(received[0]?.get('decision')).toBe('refuse')
  })

  it('is not stored when the server refuses it', async () => {
    const { answer } = consentForm()
    await press('Save')
    await answer(0, false)
    expect(status()).toBe('open')
  })

  it('waits for the last of two decisions', async () => {
    const { answer } = consentForm()
    await press('Save')
    await press('Refuse')
    await answer(0)
    expect(status()).toBe('sending')
    await answer(1)
    expect(status()).toBe('stored')
  })

  it('survives an answer that arrives after the shopper has left the page', async () => {
    const { router, unmount, answer } = consentForm()
    await press('Save')
    unmount()
    await answer(0)
    expect(router.state.errors).toBeNull()
  })
})
