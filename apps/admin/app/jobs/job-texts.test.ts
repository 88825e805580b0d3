import { expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import { scheduleText } from './job-texts.ts'

const minutes = (count: number) => m.jobs_every_minutes({ count })

it.each([
  ['* * * * *', minutes(1)],
  ['*/15 * * * *', minutes(15)],
  ['3-59/10 * * * *', minutes(10)],
  ['21 * * * *', m.jobs_every_hour()],
  ['0 3 * * 1', '0 3 * * 1'],
])('says when %s is', (schedule, text) => {
  expect(scheduleText({ schedule, everySeconds: null })).toBe(text)
})

it.each([
  [5, m.jobs_every_seconds({ count: 5 })],
  [60, minutes(1)],
  [3600, m.jobs_every_hour()],
])('says how often a job is repeated that pauses for %d s', (everySeconds, text) => {
  expect(scheduleText({ schedule: null, everySeconds })).toBe(text)
})
