import type { Scratch } from './scratch.ts'

/** CONTRIBUTING.md, "A case type": the family of a worker in P-1 status, with words, papers and a sub-type of its own. */
export function addCaseType({ write }: Scratch) {
  write('src/case-types/types/p4.ts', p4)
}

const p4 = `import type { CaseType } from '../case-type.ts'
import { switchedOnFamily } from '../people/family-applications.ts'
import { recommended, required } from '../people/parts.ts'
import { stage } from '../status/stages.ts'

const shared = switchedOnFamily(90, { status: 'P-4', worker: 'P-1', changesTo: 'P-4', mostMonths: 60 })

/** Spouse and children of a P-1 athlete or entertainer, who may not work: INA 101(a)(15)(P)(iv); 8 CFR 214.2(p)(8)(iii)(D). */
const p4Application: CaseType = {
  ...shared,
  spanish: {
    ...shared.spanish,
    papers: {
      ...shared.spanish.papers,
      'Principal’s schedule of the season or tour': 'Calendario de la temporada o gira del titular',
      'Letter of the team or group': 'Carta del equipo o grupo',
    },
  },
  wishes: [
    { wish: 'family', words: 'p4 athlete entertainer' },
    { wish: 'family', subType: 'season', says: 'They come for one season or tour only', words: 'team' },
  ],
  subTypes: [
    ...shared.subTypes,
    { id: 'season', name: 'P-4 for one season', said: 'P-4 for a season', spanish: 'P-4 por una temporada', is: [] },
  ],
  checklist: [
    ...shared.checklist,
    required('season', 'Principal’s schedule of the season or tour', 'DEPENDENT', 'changesFromOtherStatus'),
    recommended('team', 'Letter of the team or group', 'BENEFICIARY'),
  ],
  stages: shared.stages.flatMap((each) =>
    each.id === 'DOCS'
      ? [{ ...each, next: ['SEASON', ...each.next] }, stage('SEASON', 'Season asked', 1, ['SUBMITTED'], { optional: true, ball: 'employee' })]
      : [each],
  ),
  approval: { mostMonths: 60, status: 'P-4', ofSubTypes: { season: { mostMonths: 12 } } },
}

export default p4Application
`
