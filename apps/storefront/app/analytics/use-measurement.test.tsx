// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACCEPTED_COOKIES } from '../platform/cookies.ts'
import { renderRoutes } from '../../test/dom.tsx'
import type { Measurement, ShopEvent } from './events.ts'
import { observe, sendEvents } from './measure.ts'
import { useMeasurement } from './use-measurement.ts'
import { usePanelEvents } from './use-panel-events.ts'

vi.mock(import('./measure.ts'), () => ({ observe: vi.fn(), sendEvents: vi.fn() }))

const VIEW: ShopEvent = { name: 'search', terms: 'tap' }
const LOGIN: ShopEvent = { name: 'login' }

function Page({ measurement }: { measurement: Measurement | undefined }) {
  useMeasurement(measurement, purposes, [LOGIN])
  return null
}

const purposes = [
  { code: 'figures', service: 'ga' as const },
  { code: 'ads', service: 'ads' as const },
]
const settings: Measurement = { accounts: ['G-1'], currency: 'EUR', script: '/script.js' }
const accept = (value: string) => {
  document.cookie = `${ACCEPTED_COOKIES}=${value}; max-age=${value ? 60 : 0}`
}
/** Lets the analytics script load. */
const loaded = () => act(() => vi.dynamicImportSettled())

async function page(measurement: Measurement | undefined = settings) {
  const element = <Page measurement={measurement} />
  const view = renderRoutes([{ id: 'page', path: '*', loader: () => null, element }], {
    page: { tracked: [VIEW] },
  })
  await loaded()
  return view
}

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  vi.mocked(observe).mockClear()
  vi.mocked(sendEvents).mockClear()
})
afterEach(() => accept(''))

describe('useMeasurement', () => {
  it('sends nothing without consent', async () => {
    await page()
    accept('none')
    await page()
    expect(observe).not.toHaveBeenCalled()
  })

  it('sends nothing in a shop without analytics', async () => {
    accept('all')
    renderRoutes([{ path: '*', element: <Page measurement={undefined} /> }])
    await loaded()
    expect(observe).not.toHaveBeenCalled()
  })

  it('sends the events of the page and of previous actions with consent', async () => {
    accept('all')
    await page()
    expect(vi.mocked(observe).mock.lastCall?.[0]).toMatchObject({
      measurement: settings,
      accepted: new Set(['ga', 'ads']),
      address: '/',
      isFound: true,
      pageEvents: [VIEW],
      pendingEvents: [LOGIN],
    })
  })

  it('counts the next page once it is shown', async () => {
    accept('all')
    const { router } = await page()
    await act(() => router.navigate('/next?page=2'))
    await loaded()
    expect(vi.mocked(observe).mock.lastCall?.[0]).toMatchObject({ address: '/next?page=2', pageEvents: [] })
  })

  it('stops when the shopper withdraws the consent', async () => {
    accept('all')
    const { router } = await page()
    accept('none')
    await act(() => router.navigate('/next'))
    await loaded()
    expect(vi.mocked(observe).mock.lastCall?.[0]).toMatchObject({ accepted: new Set() })
  })
})

describe('usePanelEvents', () => {
  it('sends the events of a panel once per opening', async () => {
    const open = () =>
      renderHook(({ events }) => usePanelEvents(events), { initialProps: { events: [VIEW] } })
    const { rerender, unmount } = open()
    rerender({ events: [VIEW] })
    await loaded()
    expect(sendEvents).toHaveBeenCalledExactlyOnceWith([VIEW])
    unmount()
    open()
    await loaded()
    expect(sendEvents).toHaveBeenCalledTimes(2)
  })

  it('waits for the contents of the panel', async () => {
    const initialProps: { events: readonly ShopEvent[] | undefined } = { events: undefined }
    const { rerender } = renderHook(({ events }) => usePanelEvents(events), { initialProps })
    await loaded()
    expect(sendEvents).not.toHaveBeenCalled()
    rerender({ events: [VIEW] })
    await loaded()
    expect(sendEvents).toHaveBeenCalledExactlyOnceWith([VIEW])
  })
})
