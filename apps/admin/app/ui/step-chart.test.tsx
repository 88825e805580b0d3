// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StepChart } from './step-chart.tsx'

afterEach(cleanup)

it('has room for the widest amount of its axis', () => {
  const chart = (total: number) => (
    <StepChart
      current={[total]}
      earlier={[0]}
      labels={{ current: 'today', earlier: 'last week' }}
      describedAs="Sales"
      least={10_000}
      hourLabel={(hour) => `${hour} h`}
      valueLabel={(value) => `${value}.00 €`}
    />
  )
  for (const total of [5, 12_345_678]) {
    const { container } = render(chart(total))
    const amounts = [...container.querySelectorAll('text')].filter((text) => text.textContent.includes('€'))
    expect(amounts).toHaveLength(3)
    for (const amount of amounts)
      expect(Number(amount.getAttribute('x'))).toBeGreaterThan(5.5 * amount.textContent.length)
    cleanup()
  }
})
