import { caseOfType } from '../case-of-type.ts'
import { as, recordsOf } from '../demo.ts'
import { move, newCaseAt } from '../moving.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
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
  [1, 'APPROVED DENIED', 9],
  [1, 'POST_DECISION CLOSED', 10],
  [4, 'JOB_ANALYSIS PWD_FILED PWD_ISSUED RECRUITMENT_PLAN RECRUITING QUIET_PERIOD RECRUITMENT_REPORT', 2],
  [4, '9089_DRAFT', 3],
  [4, '9089_FILED', 6],
  [4, 'CERTIFIED DENIED', 9],
  [10, 'FILED', 6],
  [10, 'CERTIFIED DENIED', 9],
  [11, 'AVAILABLE', 3],
  [11, 'RETAIN', 10],
  [12, 'ACTIVE', 3],
  [12, 'TERMINATED RETAIN', 10],
  [21, 'DEMAND_SENT', 6],
  [21, 'RECOVERED PARTLY_RECOVERED REFERRED_TO_COURT WRITTEN_OFF', 9],
  [22, 'DELIVERED', 9],
]

/** What the agency says of a petition, what somebody enters, and where the case stands then. */
const notices: readonly (readonly [event: string, stage: string, status: number, outcome: string | null])[] = [
  ['rfe', 'RFE_ISSUED', 8, null],
  ['noid', 'NOID_ISSUED', 8, null],
  ['approval', 'APPROVED', 9, 'Approved'],
  ['denial', 'DENIED', 9, 'Denied'],
]

/** Stages that a screen draws only of a case that stands there: where the way begins, and what it comes by. */
const ways: readonly (readonly [
  name: string,
  begin: (world: World) => Promise<unknown>,
  way: readonly (readonly [stage: string, status: number, outcome: string | null])[],
])[] = [
  [
    'AUDIT 8, its answer 7, CERTIFIED 9, an intent to revoke 8, REVOKED 9',
    (world) => newCaseAt(world, 7, 'LEGAL'),
    [
      ['AUDIT', 8, null],
      ['AUDIT_RESPONSE', 7, null],
      ['CERTIFIED', 9, 'Approved'],
      ['NOIR_ISSUED', 8, null],
      ['REVOKED', 9, 'Revoked'],
    ],
  ],
  [
    'BIOMETRICS, INTERVIEW, TRANSFERRED 7, RFE 8, its answer 7, NOID 8, its answer 7',
    receipted,
    [
      ['BIOMETRICS', 7, null],
      ['INTERVIEW', 7, null],
      ['TRANSFERRED', 7, null],
      ['RFE_ISSUED', 8, null],
      ['RFE_RESPONDED', 7, null],
      ['NOID_ISSUED', 8, null],
      ['NOID_RESPONDED', 7, null],
    ],
  ],
  [
    'a collection’s NEGOTIATION 7, RECOVERED 9',
    (world) => newCaseAt(world, 6, 'LEGAL', { typeId: 21 }),
    [
      ['NEGOTIATION', 7, null],
      ['RECOVERED', 9, 'Approved'],
    ],
  ],
]

export const stageRows: Row[] = [
  // Of a case of the type, as its screen draws the way.
  ...meant.map(([typeId, stages, status]) =>
    row(`Type ${typeId}: ${stages} ${stages.includes(' ') ? 'are' : 'is'} status ${status}`, async (world) => {
      const shown = await stagesOf(world, typeId)
      for (const stage of stages.split(' '))
        same(shown.find(({ id }) => id === stage)?.status, status, `The status of ${stage}`)
    }),
  ),
  ...notices.map(([event, stage, status, outcome]) =>
    row(`What a notice says (${event}) leads to ${stage}, status ${status}`, async (world) => {
      const id = await receipted(world)
      const { send } = await as(world, 9)
      const said = { event, noticeOn: daysFromNow(-1), dueOn: daysFromNow(60), decidedOn: daysFromNow(-1), ...valid }
      const after = made(await send('POST', `/api/cases/${id}/events`, said))
      made(await send('POST', `/api/cases/${id}/undo`))
      same([after.stage, after.status, after.outcome], [stage, status, outcome], 'Where the case stands')
    }),
  ),
  ...ways.map(([name, begin, way]) =>
    row(`The stages that not every case comes by: ${name}`, async (world) => {
      const id = await begin(world)
      for (const [stage, status, outcome] of way) {
        const answer = await move(world, 9, id, undefined, {
          stage,
          outcome: undefined,
          dueOn: daysFromNow(60),
          ...valid,
        })
        const after = made(answer)
        same([after.stage, after.status, after.outcome], [stage, status, outcome], 'Where the case stands')
      }
    }),
  ),
]

/** A petition of the demo, which an official blank was not needed for. It ends where it stands. */
async function receipted(world: World): Promise<unknown> {
  const { cases } = await recordsOf(world)
  const found = cases.find((each) => each.status === 7 && each.typeId === 1 && each.mode === 'LEGAL')
  hold(found !== undefined, 'The demo has no petition with a receipt.')
  return found?.id
}

const valid = { validFrom: '2027-01-01', validUntil: '2029-12-31', approvalNotice: 'I-797B' }

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function stagesOf(world: World, typeId: number) {
  const id = await caseOfType(world, typeId)
  // Form I-9 is the employer's own.
  const { stages } = made(await (await as(world, typeId === 12 ? 3 : 9)).send('GET', `/api/cases/${id}`))
  return stages as { id: string; status: number }[]
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'status', spec: 'decisions §4', what, since: 'cases', check }
}
