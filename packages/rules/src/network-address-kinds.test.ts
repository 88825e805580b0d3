import { expect, test } from 'vitest'
import { kindOfAddress, parseAddress } from './network-address.ts'

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.8.8.8', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['fd12::1', 'private'],
  ['0.0.0.0', 'other'],
  ['169.254.169.254', 'other'],
  ['fe80::1', 'other'],
  ['::', 'other'],
  ['224.0.0.1', 'other'],
  ['255.255.255.255', 'other'],
  ['ff02::1', 'other'],
  ['64:ff9b::a00:1', 'other'],
  ['2002:a00:1::', 'other'],
  ['2001:db8::1', 'other'],
  ['93.184.216.34', 'public'],
  ['172.32.0.1', 'public'],
  ['2606:2800:220:1::1', 'public'],
])('%s is %s', (text, kind) => {
  const address = parseAddress(text)
  expect(address === undefined ? undefined : kindOfAddress(address)).toBe(kind)
})
