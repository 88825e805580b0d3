import { describe, expect, it } from 'vitest'
import { directionsTo, ownMap } from './directions.ts'

const map = 'https://maps.example/way?to={place}'

describe('directionsTo', () => {
  it.each([
    [{ latitude: 48.86, longitude: -2.5 }, 'https://maps.example/way?to=48.86%2C-2.5'],
    ['9 rue Charlot, 75003 Paris', 'https://maps.example/way?to=9%20rue%20Charlot%2C%2075003%20Paris'],
  ])('fills %j into the address of the setting', (place, to) => {
    expect(directionsTo(place, map).to).toBe(to)
  })
})

describe('ownMap', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile', 'geo:0,0?q=48.86%2C2.5'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605',
      'https://maps.apple.com/?daddr=48.86%2C2.5',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605',
      'https://maps.apple.com/?daddr=48.86%2C2.5',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0', undefined],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0', undefined],
  ])('of %s is %s', (agent, address) => {
    expect(ownMap(agent, '48.86,2.5')).toBe(address)
  })
})
