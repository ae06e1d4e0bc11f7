import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { caseColumns } from './case-columns.tsx'

const shownTo = (roleId: number) =>
  caseColumns({ companies: null, roleId })
    .filter(({ hidden }) => !hidden)
    .map(({ title }) => title)

test('numbers and statuses are for those who prepare cases; HR reads the stage, and nobody’s attorney', () => {
  expect(shownTo(Role.attorney)).toEqual(['Person', 'Type', 'Case', 'Status', 'Waiting for', 'Due next'])
  expect(shownTo(Role.employer)).toEqual(['Person', 'Type', 'Stage', 'Waiting for', 'Due next'])
  const attorney = caseColumns({ companies: null, roleId: Role.employer }).find(({ key }) => key === 'attorney')
  expect(attorney?.filter).toBeUndefined()
})
