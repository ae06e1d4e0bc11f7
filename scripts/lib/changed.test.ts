import { expect, test } from 'vitest'
import { changedIn } from './changed.mjs'

test('a change is counted from the last commit unless another is named', () => {
  expect(changedIn([])).toBeUndefined()
  expect(changedIn(['--changed'])).toEqual({ base: undefined })
  expect(changedIn(['--changed=main'])).toEqual({ base: 'main' })
})
