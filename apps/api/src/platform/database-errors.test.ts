import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { ConnectionLostError, isOutage, PoolBusyError } from './database-errors.ts'

const ofServer = (code: string, severity: string) =>
  Object.assign(new DatabaseError('message', 7, 'error'), { code, severity })

test.each([
  ['a pooler that has no server', ofServer('08P01', 'FATAL'), true],
  ['a statement that the server does not understand', ofServer('08P01', 'ERROR'), false],
  ['a server that stops', ofServer('57P01', 'FATAL'), true],
  ['a server that became a standby', new ConnectionLostError('NOT_PRIMARY'), true],
  ['a name that is not known for the moment', Object.assign(new Error('dns'), { code: 'EAI_AGAIN' }), true],
  ['a full queue', new PoolBusyError(), false],
  ['a violated constraint', ofServer('23505', 'ERROR'), false],
])('%s: %s is an outage: %s', (_what, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})
