// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { useSelector } from './use-selector.ts'

interface Props {
  readonly isRequired?: boolean
  readonly onAdd: (sku: string) => void
}

function Shop({ isRequired = true, onAdd }: Props) {
  const { isOpen, sku, onLink, onSubmit, onDone, close } = useSelector(isRequired)
  return (
    <>
      <a href="/selector" onClick={onLink}>
        Choose
      </a>
      <main onSubmitCapture={onSubmit}>
        {['A1', 'B2'].map((one) => (
          <form
            key={one}
            data-buys={one}
            onSubmit={(event) => {
              event.preventDefault()
              onAdd(one)
            }}
          >
            <button>Add {one}</button>
            <button name="update">Update {one}</button>
          </form>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onAdd('newsletter')
          }}
        >
          <button>Subscribe</button>
        </form>
      </main>
      <dialog open={isOpen} aria-label={sku || 'no product'}>
        <button onClick={() => onDone(false)}>Done</button>
        <button onClick={() => onDone(true)}>Leave product</button>
        <button onClick={close}>Close</button>
      </dialog>
    </>
  )
}

function shop(props: Partial<Props> = {}) {
  const onAdd = vi.fn()
  return { onAdd, ...renderRoutes([{ path: '*', element: <Shop onAdd={onAdd} {...props} /> }]) }
}

const press = (text: string) => fireEvent.click(screen.getByText(text))
/** Product that the open selector is for. */
const openFor = () => screen.queryByRole('dialog')?.getAttribute('aria-label')

describe('useSelector', () => {
  it('asks for location and slot before a product is added, then adds it', () => {
    const { onAdd } = shop()
    press('Add A1')
    expect(onAdd).not.toHaveBeenCalled()
    expect(openFor()).toBe('A1')
    press('Done')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('A1')
    expect(openFor()).toBeUndefined()
  })

  it('adds at once when nothing has to be selected', () => {
    const { onAdd } = shop({ isRequired: false })
    press('Add A1')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('A1')
    expect(openFor()).toBeUndefined()
  })

  it('lets price updates and other forms pass', () => {
    const { onAdd } = shop()
    press('Update A1')
    press('Subscribe')
    expect(onAdd.mock.calls).toEqual([['A1'], ['newsletter']])
    expect(openFor()).toBeUndefined()
  })

  it('adds only the last of two products', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Add B2')
    expect(openFor()).toBe('B2')
    press('Done')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('B2')
  })

  it('adds once, however often the selector reports that it is done', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Done')
    press('Done')
    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('asks again for the next product after an added one', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Done')
    press('Add B2')
    expect(onAdd).toHaveBeenCalledTimes(1)
    expect(openFor()).toBe('B2')
  })

  it('does not add a product that the shopper dropped', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Leave product')
    expect(onAdd).not.toHaveBeenCalled()
    expect(openFor()).toBeUndefined()
  })

  it('does not add after the selector was closed, even when it is opened again', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Close')
    press('Choose')
    expect(openFor()).toBe('no product')
    press('Done')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('does not add when the selection is stored after the selector was closed', () => {
    const { onAdd } = shop()
    press('Add A1')
    press('Close')
    press('Done')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('does not submit a form that is no longer on the page', () => {
    const { onAdd } = shop()
    press('Add A1')
    const form = screen.getByText('Add A1').closest('form')
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
    form?.remove()
    press('Done')
    expect(submit).not.toHaveBeenCalled()
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('closes with a navigation', async () => {
    const { router } = shop()
    press('Add A1')
    await act(() => router.navigate('/elsewhere'))
    expect(openFor()).toBeUndefined()
  })
})
