import { expect, test } from 'vitest'
import { isLoopbackHost, isPrivateHost, isWeakSecret } from './deployment.ts'

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true)
    expect(isPrivateHost(host)).toBe(true)
  },
)

test.each([
  '10.0.0.4',
  '192.168.1.1',
  '172.16.0.1',
  '172.31.9.9',
  '100.64.0.1',
  '[fd00::1]',
  'api',
  'api.internal',
  'x.svc.cluster.local',
])('isPrivateHost accepts %s', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
  expect(isPrivateHost(host)).toBe(true)
})

test.each([
  '0.0.0.0',
  '::',
  '[::]',
  'example.com',
  'localhost.example.com',
  '127.0.0.1.example.com',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '2130706433',
  '[2001:db8::1]',
  'fd.example.com',
])('isPrivateHost rejects %s', (host) => expect(isPrivateHost(host)).toBe(false))

test.each([
  '',
  'short',
  'fifteen-letters',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'abababababababababab',
  '<the key of the provider>',
])('isWeakSecret rejects %j', (secret) => expect(isWeakSecret(secret)).toBe(true))

test('isWeakSecret accepts a random secret', () => expect(isWeakSecret('q8Zt3vB1nM5xK7cW')).toBe(false))
