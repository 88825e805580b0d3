import { describe, expect, it } from 'vitest'
import { webpSize } from './site-pictures.ts'

const head = (form: string, rest: readonly number[]) =>
  Buffer.concat([Buffer.from(`RIFF0000WEBP${form}`, 'latin1'), Buffer.from(rest), Buffer.alloc(16)])

describe("a site's images", () => {
  it('have their size read from the file header', () => {
    const lossy = head('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x04, 0x20, 0x03])
    expect(webpSize(lossy)).toEqual({ width: 1200, height: 800 })
    const extended = head('VP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0xaf, 0x04, 0, 0x1f, 0x03, 0])
    expect(webpSize(extended)).toEqual({ width: 1200, height: 800 })
    expect(webpSize(Buffer.from('no picture at all, but long enough'))).toBeUndefined()
  })
})
