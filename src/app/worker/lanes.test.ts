import { expect, test } from 'vitest'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { awaitedJobs, heavyJobs, jobs } from '../implemented.ts'
import { lanesOf } from './lanes.ts'

test('every job has one lane, and no mail waits behind a package or a letter', () => {
  const lanes = lanesOf(jobs, heavyJobs, awaitedJobs)
  const names = Object.values(lanes).flatMap((lane) => Object.keys(lane))
  expect(names.toSorted()).toEqual(Object.keys(jobs).toSorted())
  expect(Object.keys(lanes.prompt)).toContain(MAIL_JOB)
  expect(Object.keys(lanes.prompt).filter((name) => heavyJobs.includes(name) || awaitedJobs.includes(name))).toEqual([])
  expect(Object.keys(lanes.awaited).toSorted()).toEqual(awaitedJobs.toSorted())
})
