import { expect, it } from 'vitest'
import { purgeProblems, sharedCacheSettings } from './shared-cache-settings.ts'

const { read } = sharedCacheSettings((message) => new Error(message))

it('responses may be shared where caches are told of changes, or where a time is set', () => {
  expect(read({})).toMatchObject({ seconds: 0, purge: { urls: [], form: 'varnish' } })
  expect(read({ PURGE_URLS: 'http://10.0.0.7:6081, http://10.0.0.8:6081' })).toEqual({
    seconds: 600,
    staleSeconds: 30,
    purge: { urls: ['http://10.0.0.7:6081', 'http://10.0.0.8:6081'], form: 'varnish', token: undefined },
  })
  expect(read({ SHARED_CACHE_SECONDS: '5', SHARED_CACHE_STALE_SECONDS: '0' })).toMatchObject({
    seconds: 5,
    staleSeconds: 0,
  })
})

const FASTLY = { PURGE_FORM: 'fastly', PURGE_URLS: 'https://api.fastly.com/service/a/purge' }

it.each([
  [FASTLY, /PURGE_TOKEN must be the token of Fastly/],
  [{ PURGE_FORM: 'nginx' }, /PURGE_FORM must be varnish or fastly, not "nginx"/],
  [{ PURGE_URLS: 'varnish:6081' }, /PURGE_URLS must be http or https addresses/],
  [{ SHARED_CACHE_SECONDS: '-1' }, /SHARED_CACHE_SECONDS must be a whole number of seconds/],
])('a wrong value is refused with one sentence: %j', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

it('purges are sent over https or within a private network in production', () => {
  expect(purgeProblems({ PURGE_URLS: 'http://varnish:6081,https://api.fastly.com/service/a/purge' })).toEqual(
    [],
  )
  expect(purgeProblems({ PURGE_URLS: 'http://cdn.example.com' })).toHaveLength(1)
  expect(purgeProblems({ PURGE_TOKEN: 'guess' })).toEqual([expect.not.stringContaining('guess')])
  expect(purgeProblems({ PURGE_TOKEN: 'n3K-81hjQz0_xPa7vLw2' })).toEqual([])
  expect(purgeProblems({})).toEqual([])
})
