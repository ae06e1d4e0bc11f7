import { expect, test } from 'vitest'
import { fiveSteps, statusesOfStep, stepOf } from './five-steps.ts'
import { Status } from './statuses.ts'

test('every status stands on exactly one of the five steps, in their order', () => {
  const steps = Object.values(Status).map(stepOf)
  expect(steps).toEqual([0, 1, 1, 1, 2, 3, 3, 3, 4, 4])
  for (const status of Object.values(Status)) expect(statusesOfStep(stepOf(status))).toContain(status)
  expect(fiveSteps[stepOf(Status.readyToFile)]).toBe('Sign')
})
