import { expect, test } from 'vitest'
import { historyOf } from '#compliance/labor-conditions/history.ts'
import { type Ever, historyOfFile } from './history.ts'

const put = (item: Ever['item'], suppliedOn: string, more: Partial<Ever> = {}): Ever => ({
  ...{
    item,
    certified: false,
    suppliedOn,
    suppliedByName: 'Lucía ROMERO',
    checkedOn: null,
    checkedByName: null,
    ...more,
  },
})
const days = {
  filedOn: '2026-09-28',
  certifiedOn: '2026-10-07',
  readyOn: '2026-09-29',
  holdOn: null,
  destroyedOn: null,
}

test('the history of a public access file names who put in, looked at and replaced what, newest first', () => {
  const ever = [
    put('P1', '2026-09-28', { checkedOn: '2026-09-29', checkedByName: 'Dev SHAH' }),
    put('P1', '2026-10-08', { certified: true }),
  ]
  expect(historyOfFile(ever, days).map(({ on, who, what }) => [on, who, what])).toEqual([
    ['2026-10-08', 'Lucía ROMERO', 'Replaced: Labor condition application with cover pages, the certified one'],
    ['2026-10-07', '', 'The LCA was certified'],
    ['2026-09-29', 'Dev SHAH', 'Nothing personal in it: Labor condition application with cover pages'],
    ['2026-09-29', '', 'The file was complete'],
    ['2026-09-28', 'Lucía ROMERO', 'Put in: Labor condition application with cover pages'],
    ['2026-09-28', '', 'The LCA was filed'],
  ])
  expect(historyOfFile([], { ...days, holdOn: '2027-05-03' })[0]?.what).toBe('Held: it is not destroyed')
})

test('the history of an LCA has its notices and counts; what was told twice on a day stands once', () => {
  const notice = {
    ...{ id: 1, kind: 'posting' as const, site: '200 Harbor Street', place: 'Lobby', firstDay: '2026-11-09' },
    ...{ takenDownOn: '2026-11-24', refusal: '', postedByName: 'Lucía ROMERO', removedByName: 'Ana OKAFOR' },
    ...{ proofName: null, proofAt: null },
  }
  const count = {
    ...{ id: 1, countedOn: '2026-11-12', event: 'New LCA', employees: 60, fteHundredths: 6000, h1b: 9 },
    ...{ dependentSpec: false, dependentReg: true, countedByName: 'Dev SHAH' },
  }
  const move = {
    kind: 'home' as const,
    worker: 'Priya NAIR',
    on: '2026-11-10',
    address: '',
    inArea: true,
    worksThere: true,
  }
  const ledger = [{ entry: move, writtenByName: 'Ana OKAFOR' }]
  const told = {
    ...{ notices: [notice, { ...notice, id: 2 }], dependency: [count], ledger },
    ...{ withdrawnOn: null, withdrawnWhy: '' },
  }
  const known = { 'case.lcaFiledOn': { value: '2026-11-16' } }
  expect(historyOf({ ...told, known } as never).map(({ on, who }) => [on, who])).toEqual([
    ['2026-11-24', 'Ana OKAFOR'],
    ['2026-11-16', ''],
    ['2026-11-12', 'Dev SHAH'],
    ['2026-11-10', 'Ana OKAFOR'],
    ['2026-11-09', 'Lucía ROMERO'],
  ])
  expect(historyOf({ ...told, known } as never)[2]?.what).toBe(
    'Counted 9 H-1B workers of 60 full-time equivalents (New LCA): dependent',
  )
})
