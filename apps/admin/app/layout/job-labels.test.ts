import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { jobLabel } from './job-labels.ts'

const api = path.resolve(import.meta.dirname, '../../../api/src')

/** The names of the jobs in the API's sources. */
function writtenJobs(): string[] {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'))
  return sources.flatMap((file) => {
    const source = readFileSync(path.join(api, file), 'utf8')
    return [...source.matchAll(/name: '([^']+)',\s+(?:\/\/.*\s+)?(?:everySeconds|schedule): /g)].map(
      ([, name = '']) => name,
    )
  })
}

it('has a label for each job', () => {
  const jobs = writtenJobs()
  expect(jobs.length).toBeGreaterThan(35)
  expect(jobs.filter((name) => jobLabel(name) === name)).toEqual([])
})
