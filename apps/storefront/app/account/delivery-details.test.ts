import { describe, expect, it } from 'vitest'
import { deliveryDetailLines } from './delivery-details.ts'

describe('the way to a door', () => {
  it('joins the known details, the arrival instruction and the note of the customer', () => {
    const details = {
      pad_code: '12A',
      pad_floor: '3',
      pad_appt: null,
      pad_ring_option: 'leave',
      pad_instructions: 'Cour à gauche',
    }
    expect(deliveryDetailLines(details)).toEqual([
      'Code 12A · Étage 3',
      'Laisser devant la porte',
      'Cour à gauche',
    ])
  })

  it('shows the text of another client unchanged, and nothing without details', () => {
    expect(deliveryDetailLines({ pad_ring_option: 'Sonner deux fois' })).toEqual(['Sonner deux fois'])
    expect(deliveryDetailLines({})).toEqual([])
  })
})
