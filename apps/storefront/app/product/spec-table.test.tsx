// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import '../../test/dom.tsx'
import { expect, it } from 'vitest'
import { SpecTable } from './spec-table.tsx'

it('lets an e-mail address break before its sign', () => {
  render(<SpecTable caption="Manufacturer" rows={[{ label: 'Contact', value: 'Lyon; ada@shop.example' }]} />)
  expect(screen.getByRole('cell').innerHTML).toBe('Lyon; ada<wbr>@shop.example')
})
