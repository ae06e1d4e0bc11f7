import { expect, test } from 'vitest'
import { isOutdated } from './versions.ts'

const built = { 'person/4': 7, 'edition/12': 20260227, 'together/9': 1 }

test.each([
  ['nothing changed', built, built, false],
  ['a fact was saved', built, { ...built, 'person/4': 8 }, true],
  ['a form has another edition', built, { ...built, 'edition/12': 20270115 }, true],
  ['a form was added', built, { ...built, 'edition/13': 20260227 }, true],
  ['an application goes with it no more', built, { 'person/4': 7, 'edition/12': 20260227 }, true],
  ['before editions were noted', { 'person/4': 7 }, { 'person/4': 7, 'edition/12': 20260227 }, false],
])('a package is out of date: %s', (_what, then, now, outdated) => {
  expect(isOutdated({ versions: then }, now)).toBe(outdated)
})
