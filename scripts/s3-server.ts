import { ensureProgram } from './system-programs.ts'

/** OpenStack Swift, whose S3 interface the tests of the media store use: a Python package, found by its folder. */
export const ensureS3Server = (): Promise<string> =>
  ensureProgram({
    title: 'OpenStack Swift',
    variable: 'SWIFT_PATH',
    names: [],
    paths: ['/usr/lib/python3/dist-packages/swift'],
    package: 'python3-swift',
  })
