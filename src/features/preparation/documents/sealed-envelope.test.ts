import { expect, test } from 'vitest'
import { itemInSpanish } from '#case-file/cases/item-spanish.ts'
import { i485Application } from '#case-types/types/i485.ts'
import { wordOf } from './client/words.ts'
import { IN_HAND } from './policy.ts'
import { openRequired, type RequestRow, requestList } from './rules.ts'

const NAME = 'I-693 in its sealed envelope, unopened'
const said = (waivedReason: string, waivedAt: string | null = '2026-11-16T00:00:00Z'): RequestRow => ({
  ...{ itemId: 'medical', name: '', need: 'required', fromWhom: 'BENEFICIARY', note: '', dueOn: null },
  ...{ waivedAt, waivedReason, waivedByName: 'Bo Firm', askedBy: null },
})
const listed = (rows: readonly RequestRow[]) => {
  const items = requestList(i485Application, { mode: 'LEGAL', subType: 'employment' }, rows, [])
  const medical = items.find(({ itemId }) => itemId === 'medical')
  if (!medical) throw new Error('no medical')
  return { medical, isOwed: openRequired(items).includes(NAME) }
}

test('an envelope that nobody opens is in hand or not in hand', () => {
  const open = listed([])
  expect([open.medical.sealed, open.isOwed, wordOf({ state: open.medical.state, item: open.medical }).text]).toEqual([
    true,
    true,
    'Not in hand',
  ])
  const there = listed([said(IN_HAND)])
  expect([there.isOwed, wordOf({ state: there.medical.state, item: there.medical }).text]).toEqual([false, 'In hand'])
  expect(there.medical).toMatchObject({ state: 'accepted', decidedByName: 'Bo Firm', reason: '' })
  expect(listed([said('', null)]).medical.state).toBe('asked')
})

test('one that is not needed is not said to be in hand', () => {
  const { medical } = listed([said('Filed with the earlier application.')])
  expect([medical.state, wordOf({ state: medical.state, item: medical }).text]).toEqual(['waived', 'Not needed'])
})

test('other papers are uploaded as before, and the hint speaks Spanish', () => {
  const birth = requestList(i485Application, { mode: 'LEGAL' }, [], []).find(({ itemId }) => itemId === 'birth')
  expect(birth?.sealed).toBe(false)
  expect(itemInSpanish(`Hand in “${NAME}”`)).toBe('Entregue «I-693 en su sobre sellado, sin abrir»')
})
