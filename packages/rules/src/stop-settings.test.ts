import { describe, expect, it } from 'vitest'
import { stopSettings } from './stop-settings.ts'

const { read } = stopSettings((message) => new Error(message))

describe('stopSettings', () => {
  it('drain in production only, unless they say so', () => {
    expect(read({})).toEqual({ drainSeconds: 0, limitSeconds: 30 })
    expect(read({ NODE_ENV: 'production' })).toEqual({ drainSeconds: 5, limitSeconds: 30 })
    expect(read({ DRAIN_SECONDS: '0.5', STOP_SECONDS: '60' })).toEqual({
      drainSeconds: 0.5,
      limitSeconds: 60,
    })
  })

  it.each([
    [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS must be a number of seconds/],
    [{ STOP_SECONDS: 'soon' }, /^STOP_SECONDS must be a number of seconds from 0 to 3600, not "soon"\.$/],
    [{ DRAIN_SECONDS: '30' }, /^STOP_SECONDS must be more than DRAIN_SECONDS/],
  ])('refuse %o', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })
})
