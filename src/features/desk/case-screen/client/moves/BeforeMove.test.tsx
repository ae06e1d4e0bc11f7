import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { appealOpen, BeforeClosing, missingOfAnswer } from './BeforeMove.tsx'

afterEach(cleanup)

test('who closes a refused case reads until when it can still be fought, and confirms it', () => {
  const appeal = { kind: 'date', key: 'date:D-42 appeal', dueOn: '2026-12-05' } as OpenItem
  const until = appealOpen({ openItems: [appeal] }, { to: Status.completed })
  expect(until).toBe('2026-12-05')
  render(<BeforeClosing until={until ?? ''} checked={false} onChange={() => {}} />)
  expect(document.body.textContent).toContain('can still be filed until 12-05-2026')
  expect(screen.getByRole('checkbox', { name: 'No appeal or motion will be filed: close the case' })).toBeTruthy()
})

test('another move asks nothing, nor does closing once the day is over', () => {
  const appeal = { kind: 'date', key: 'date:D-42 appeal', dueOn: '2026-12-05' } as OpenItem
  expect(appealOpen({ openItems: [appeal] }, { to: Status.noticeOpen })).toBeUndefined()
  expect(appealOpen({ openItems: [] }, { to: Status.completed })).toBeUndefined()
})

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
