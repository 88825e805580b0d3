// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { ProductOption } from './configuration.ts'
import { ProductOptionField } from './product-option-field.tsx'

const value = (label: string, amount: number) => ({
  uid: label,
  label,
  surcharge: { type: 'fixed' as const, amount },
  quantity: 1,
})

/** Labels of the choices of an option with these values. */
async function choices(
  values: ReturnType<typeof value>[],
  more: Partial<ProductOption> = {},
): Promise<string[]> {
  const option: ProductOption = {
    name: 'fitting',
    label: 'Pose',
    required: false,
    kind: 'list',
    maxLength: 0,
    surcharge: { type: 'fixed', amount: 0 },
    isBundle: false,
    values,
    ...more,
  }
  const none = new URLSearchParams()
  const element = <ProductOptionField option={option} base={1000} start={none} now={none} error={undefined} />
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr' } })
  const role = option.kind === 'list' ? 'option' : 'radio'
  const shown = await screen.findAllByRole(role)
  return shown.map((one) => (one.closest('label') ?? one).textContent ?? '')
}

describe('an option that may stay empty', () => {
  it('offers nothing beside a value that says the same for free', async () => {
    const fitting = [value('Je la pose moi-même', 0), value('Par un technicien', 20_000)]
    expect((await choices(fitting)).map((text) => text.split(' (')[0])).toEqual([
      'Je la pose moi-même',
      'Par un technicien',
    ])
  })

  it('offers the same as cards', async () => {
    const fitting = [value('Je la pose moi-même', 0), value('Par un technicien', 20_000)]
    expect(await choices(fitting, { kind: 'one' })).toHaveLength(2)
  })

  it('offers "no preference" where several values are free', async () => {
    expect((await choices([value('Sans wasabi', 0), value('À part', 0)]))[0]).toBe(m.product_no_preference())
  })

  it('offers "none" where every value costs', async () => {
    expect((await choices([value('Gravure', 500)]))[0]).toBe(m.product_none())
  })

  it('asks to choose where a value is required', async () => {
    expect((await choices([value('Or', 0), value('Noir', 0)], { required: true }))[0]).toBe(
      m.product_choose(),
    )
  })
})
