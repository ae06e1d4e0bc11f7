import { as } from '../demo.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'

type Column = { status: number; name: string }

// Specification §4 (1, 2, 3 and 10) and decisions §4. The table of moves has its own test in the cases feature.
const statuses: readonly (readonly [id: number, name: string])[] = [
  [1, 'Initiated'],
  [2, 'Case Submitted'],
  [3, 'Form Generated'],
  [4, 'In Attorney Review'],
  [5, 'Ready to File'],
  [6, 'Filed'],
  [7, 'Receipt Issued'],
  [8, 'RFE or NOID Open'],
  [9, 'Decided'],
  [10, 'Case Completed'],
]

export const statusRows: Row[] = statuses.map(([id, name]) => ({
  kind: 'status',
  spec: '§4',
  what: `${id} ${name}`,
  since: 'cases',
  // As the board of cases heads its columns.
  check: async (world) => {
    const { columns } = made(await (await as(world, 9)).send('GET', '/api/cases/board')) as { columns: Column[] }
    same(columns.find(({ status }) => status === id)?.name, name, `The name of status ${id}`)
  },
}))
