import { describe, expect, test } from 'vitest'
import { clustersOf, labelsOf } from './clusters.ts'
import { frameAround, readFrame, SIDE, spotOf, transformOf, writeFrame } from './map-frame.ts'
import { tilesOf } from './tiles.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const lyon = { latitude: 45.764, longitude: 4.8357 }
const milan = { latitude: 45.4642, longitude: 9.19 }

describe('a frame', () => {
  test('has all places in it, with room around them', () => {
    const frame = frameAround([paris, lyon, milan], 500)
    for (const place of [paris, lyon, milan]) {
      const { x, y } = spotOf(frame, place)
      expect(Math.min(x, y)).toBeGreaterThan(60)
      expect(Math.max(x, y)).toBeLessThan(SIDE - 60)
    }
    expect(spotOf(frame, paris).y).toBeLessThan(spotOf(frame, lyon).y)
  })

  test('centres a view of the requested size on a single store', () => {
    const frame = frameAround([lyon], 12)
    expect(frame.span).toBe(12)
    expect(spotOf(frame, lyon)).toEqual({ x: SIDE / 2, y: SIDE / 2 })
  })

  test('shows distances as they are', () => {
    const frame = { ...lyon, span: 100 }
    const north = spotOf(frame, { ...lyon, latitude: lyon.latitude + 10 / 111.2 })
    expect(SIDE / 2 - north.y).toBeCloseTo(64, 0)
  })

  test('writes the view to the URL and parses it back', () => {
    const frame = frameAround([paris, lyon], 4)
    const read = readFrame(writeFrame(frame))
    expect(read?.latitude).toBeCloseTo(frame.latitude, 3)
    expect(read?.span).toBeCloseTo(frame.span, 0)
  })

  test.each([null, '', '1,2', '45.7,4.8,0', '45.7,4.8,9999', '95,4.8,10', 'a,b,c', '45.7,4.8,10,"'])(
    '%s is none',
    (text) => {
      expect(readFrame(text)).toBeUndefined()
    },
  )

  test('lays the drawing of a country where its places are', () => {
    const outline = { west: -4.761, north: 51.0964, scaleX: 69.8454, scaleY: 100.9868 }
    const frame = frameAround([paris, lyon], 500)
    const [a = 0, , , d = 0, e = 0, f = 0] = (transformOf(frame, outline).match(/-?[\d.]+/g) ?? []).map(
      Number,
    )
    const drawn = {
      x: (lyon.longitude - outline.west) * outline.scaleX,
      y: (outline.north - lyon.latitude) * outline.scaleY,
    }
    const spot = spotOf(frame, lyon)
    expect(drawn.x * a + e).toBeCloseTo(spot.x, 0)
    expect(drawn.y * d + f).toBeCloseTo(spot.y, 0)
  })
})

describe('pins', () => {
  const pin = (x: number, y: number) => ({ x, y })

  test('merges overlapping markers into one at their centre', () => {
    const clusters = clustersOf([pin(100, 100), pin(110, 100), pin(120, 100), pin(400, 400)])
    expect(clusters.map(({ x, y, pins }) => [Math.round(x), y, pins.length])).toEqual([
      [400, 400, 1],
      [110, 100, 3],
    ])
  })

  test('leaves no overlapping markers and loses none', () => {
    const many = Array.from({ length: 60 }, (_, index) => pin((index * 97) % 640, (index * 61) % 640))
    const clusters = clustersOf(many)
    expect(clusters.flatMap(({ pins }) => pins)).toHaveLength(60)
    for (const [index, one] of clusters.entries())
      for (const other of clusters.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(52)
  })

  test('places labels on the right, on the left at the edge, and omits overlapping ones', () => {
    const named = (x: number, y: number, text: string) => ({ x, y, text })
    expect(
      labelsOf([named(100, 100, 'Paris'), named(620, 300, 'Milano')]).map(({ anchor }) => anchor),
    ).toEqual(['start', 'end'])
    const close = [named(300, 100, 'Villeurbanne'), named(360, 105, 'Lyon'), named(240, 105, 'Tassin')]
    expect(labelsOf(close).map(({ text }) => text)).toEqual(['Lyon', 'Tassin'])
  })
})

test('tiles cover the frame without a gap', () => {
  const tiles = tilesOf({ ...lyon, span: 1.5 }, 'https://tiles.example/{z}/{x}/{y}.png')
  expect(tiles[0]?.href).toMatch(/^https:\/\/tiles\.example\/16\/\d+\/\d+\.png$/)
  const left = Math.min(...tiles.map(({ x }) => x))
  const right = Math.max(...tiles.map(({ x, width }) => x + width))
  const top = Math.min(...tiles.map(({ y }) => y))
  const bottom = Math.max(...tiles.map(({ y, height }) => y + height))
  expect([left <= 0, right >= SIDE, top <= 0, bottom >= SIDE]).toEqual([true, true, true, true])
  expect(tiles.length).toBeLessThanOrEqual(25)
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length)
})
