// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { Quantity } from './quantity.tsx'

const onChange = vi.fn<(quantity: number) => void>()

const quantity = (props: { value: number; step?: number; min?: number; max?: number }) =>
  render(
    <Quantity {...props} onChange={onChange} labels={{ field: 'Quantity', less: 'Less', more: 'More' }} />,
  )
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('Quantity', () => {
  beforeEach(() => void onChange.mockClear())

  it('steps by the lot size, and reports each quantity', () => {
    quantity({ value: 6, step: 6 })
    press('More')
    press('More')
    press('Less')
    expect(field().value).toBe('12')
    expect(onChange.mock.calls).toEqual([[12], [18], [12]])
  })

  it('steps from the typed quantity', () => {
    quantity({ value: 1 })
    fireEvent.change(field(), { target: { value: '7' } })
    press('More')
    expect(onChange.mock.calls).toEqual([[7], [8]])
  })

  it('stays between the smallest and the largest quantity', () => {
    quantity({ value: 2, min: 1, max: 3 })
    press('More')
    press('More')
    expect(field().value).toBe('3')
    for (let times = 0; times < 5; times++) press('Less')
    expect(field().value).toBe('1')
  })

  it('goes below one lot only where that is allowed', () => {
    quantity({ value: 6, step: 6 })
    press('Less')
    expect(field().value).toBe('6')
  })

  it('starts again after the field was emptied', () => {
    quantity({ value: 4 })
    fireEvent.change(field(), { target: { value: '' } })
    press('More')
    expect(field().value).toBe('1')
  })

  it('keeps a comma, which makes it no quantity', () => {
    quantity({ value: 1 })
    fireEvent.change(field(), { target: { value: '2,7' } })
    expect(field().value).toBe('2,7')
    expect(onChange).toHaveBeenLastCalledWith(0)
  })

  it('steps with the arrow keys, and tells assistive technology', () => {
    quantity({ value: 6, step: 6, max: 12 })
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(field().value).toBe('12')
    expect(field().getAttribute('aria-valuenow')).toBe('12')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(onChange.mock.calls).toEqual([[12], [6]])
  })
})
