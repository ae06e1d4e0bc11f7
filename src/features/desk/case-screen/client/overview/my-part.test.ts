import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { myPart } from './my-part.ts'

const item = (id: number, kind: OpenItem['kind'], dueOn: string) =>
  ({ id, kind, dueOn, side: 'firm', about: { sentBack: false } }) as OpenItem
const openItems = [item(1, 'task', '2026-11-21'), item(2, 'step', '2026-12-19')]

test('the answer to a notice comes first in the firm’s part; any other step by its day', () => {
  const first = (status: Status) => myPart({ openItems, status }, Role.attorney).items[0]?.kind
  expect(first(Status.noticeOpen)).toBe('step')
  expect(first(Status.generated)).toBe('task')
})
