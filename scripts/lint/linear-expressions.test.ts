import { describe, expect, it } from 'vitest'
import { reportsOn } from './linear-expressions.ts'

describe('the lint rule', () => {
  it.each([
    String.raw`\bVersion\/[\d.]+.* Safari\/`,
    String.raw`\/+$`,
    String.raw`^(.*?)\s*\{#([a-z]+)\}$`,
    String.raw`^\S+@\S+\.\S+$`,
    '<[^>]*>',
    '(a+)+$',
    String.raw`\s+$`,
  ])('rejects %s', (pattern) => {
    expect(reportsOn(pattern, 'g')).not.toEqual([])
  })

  it.each([
    String.raw`(?<!\/)\/+$`,
    String.raw`\{#([a-z0-9-]+)\}$`,
    String.raw`^[^\s@]+@[^\s@]+$`,
    String.raw`\s+`,
    '[^a-z0-9]+',
  ])('accepts %s', (pattern) => {
    expect(reportsOn(pattern, 'g')).toEqual([])
  })
})
