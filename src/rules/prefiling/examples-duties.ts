import { change, type Example, example } from './examples.ts'

const filed = (...workers: string[]) => workers.map((worker) => ({ worker }))
const inAustin = (workdays: number) => ({
  'case.lcaPlacements': [
    {
      ...{ worker: 'Ana LEE', area: 'Austin', year: '2026', workdays, allowed: 30 },
      ...{ lcaForArea: false, strikeOrLockout: false },
    },
  ],
})
const hung = (place: string, takenDownOn?: string) => ({
  ...{ kind: 'posting', site: '1 Main Street', place, firstDay: '2026-11-02' },
  ...(takenDownOn && { takenDownOn }),
})

const inTheCap = { 'case.classification': 'H-1B', 'case.capType': 'Cap H-1B Bachelor’s' }
/** K1 to K4: employer A of the petition, and others; passport X unless said. */
const registered = (employer: string, more: object = {}) => ({
  ...{ employer, own: employer === 'A', passport: 'X', submittedOn: '2026-03-05', ...more },
})

/** h1b-compliance.md HC-11, HC-12, HC-15, HC-16 to HC-18 and HC-20. */
export const dutyExamples: readonly Example[] = [
  change(
    'V77',
    { 'case.lcaWorkers': 3 },
    { 'case.lcaUses': filed('A', 'B', 'C') },
    { 'case.lcaUses': filed('A', 'B') },
    '*',
  ),
  example('V78', inAustin(31), inAustin(30), '*'),
  change(
    'V91',
    { 'case.publicDisclosure': 'Worksite', 'case.lcaWorksites': [{ city: 'Dallas', state: 'TX' }] },
    { 'case.publicFilePlace': '5 Oak Road, Plano' },
    { 'case.publicFilePlace': '1 Main Street, Dallas' },
  ),
  change(
    'V92',
    { 'case.actualWage': 9_850_000, 'case.prevailingWage': 9_000_000 },
    { 'case.payDeductions': [{ kind: 'attorney or filing cost', amount: 200_000, paid: 10_000_000 }] },
    { 'case.payDeductions': [{ kind: 'attorney or filing cost', amount: 150_000, paid: 10_000_000 }] },
  ),
  change(
    'V92',
    { 'case.payDeductions': [] },
    { 'case.forbiddenDeduction': true },
    { 'case.forbiddenDeduction': false },
  ),
  change(
    'V93',
    { 'case.lcaFiledOn': '2026-11-16', 'case.noticeTextAgrees': true },
    { 'case.lcaNotices': [hung('Lobby', '2026-11-16')] },
    { 'case.lcaNotices': [hung('Lobby', '2026-11-16'), hung('Kitchen', '2026-11-16')] },
  ),
  change(
    'V94',
    { 'case.lcaDependent': false, 'case.dependencyCountedOn': '2026-11-10' },
    { 'case.dependentByCount': true },
    { 'case.dependentByCount': false },
  ),
  change(
    'V79',
    inTheCap,
    { 'case.capRegistrations': [registered('A'), registered('A')] },
    { 'case.capRegistrations': [registered('A'), registered('C')] },
    '*',
  ),
  change(
    'V80',
    { ...inTheCap, 'case.registeredWithPassport': true },
    { 'case.capRegistrations': [registered('A'), registered('C', { passport: 'Y' })] },
    { 'case.capRegistrations': [registered('A'), registered('C')] },
  ),
  change(
    'V80',
    { ...inTheCap, 'case.registeredWithPassport': true },
    { 'case.capRegistrations': [registered('A', { passportEndsOn: '2026-03-04' })] },
    { 'case.capRegistrations': [registered('A', { passportEndsOn: '2026-03-05' })] },
  ),
  change(
    'V81',
    inTheCap,
    { 'case.capRegistrations': [registered('A', { relatedTo: 'B' })] },
    { 'case.capRegistrations': [registered('A', { relatedTo: 'B', separateNeed: 'Another job at another site.' })] },
  ),
]
