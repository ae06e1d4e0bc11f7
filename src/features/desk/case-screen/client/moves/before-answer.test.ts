import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { missingOfAnswer } from './before-answer.ts'

const item = (kind: OpenItem['kind'], thing: string) =>
  ({ kind, title: `Upload “${thing}”`, about: { thing } }) as OpenItem

test('whoever marks a response as sent reads which asked documents are missing and that nothing was built', () => {
  const open = [item('document', 'Client letter'), item('document', 'Pay stubs'), item('task', 'Call the client')]
  expect(missingOfAnswer(open, [])).toEqual([
    'Asked for and not received: Client letter, Pay stubs.',
    'No response package was built here.',
  ])
  expect(missingOfAnswer([], [{ status: 'Failed' }])).toEqual(['No response package was built here.'])
  expect(missingOfAnswer([item('task', 'Call the client')], [{ status: 'Ready' }])).toEqual([])
})
