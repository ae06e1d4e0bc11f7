import { caseOfType } from '../case-of-type.ts'
import { as } from '../demo.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import type { World } from '../world.ts'

/** Decisions §4, last paragraph: the status that each stage of a type means. */
const meant: readonly (readonly [typeId: number, stages: string, status: number])[] = [
  [1, 'INTAKE ENGAGED QUESTIONNAIRES DOCS', 1],
  [1, 'SUBMITTED', 2],
  [1, 'I129_DRAFT', 3],
  [1, 'ATTY_REVIEW', 4],
  [1, 'SIGNATURE ASSEMBLED', 5],
  [1, 'FILED', 6],
  [1, 'RECEIPTED', 7],
  [1, 'CLOSED', 10],
  [4, 'JOB_ANALYSIS PWD_FILED PWD_ISSUED RECRUITMENT_PLAN RECRUITING QUIET_PERIOD RECRUITMENT_REPORT', 2],
  [4, '9089_DRAFT', 3],
  [4, '9089_FILED', 6],
  [10, 'FILED', 6],
  [11, 'AVAILABLE', 3],
  [21, 'DEMAND_SENT', 6],
  [22, 'DELIVERED', 9],
]

/** Of a case of the type, as its screen draws the way. */
export const stageRows: Row[] = meant.map(([typeId, stages, status]) => ({
  kind: 'status',
  spec: 'decisions §4',
  what: `Type ${typeId}: ${stages} ${stages.includes(' ') ? 'are' : 'is'} status ${status}`,
  since: 'cases',
  check: async (world) => {
    const shown = await stagesOf(world, typeId)
    for (const stage of stages.split(' '))
      same(shown.find(({ id }) => id === stage)?.status, status, `The status of ${stage}`)
  },
}))

async function stagesOf(world: World, typeId: number) {
  const id = await caseOfType(world, typeId)
  const { stages } = made(await (await as(world, 9)).send('GET', `/api/cases/${id}`))
  return stages as { id: string; status: number }[]
}
