import { caseForms, openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { Known } from '#engine/answer.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'
import { addDays } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockLca, saveLca } from '#preparation/lcas/server/store.ts'
import { addBusinessDays, nthBusinessDay } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { isoDay } from './days.ts'
import { offices } from './offices.ts'

type Opening = { db: Transaction; keyring: Keyring; now: Date }

type Of = {
  place: number
  dependent: boolean
}

/** The certified application behind a petition of the demo: it says what the petition says. */
export async function fillDemoLca(
  { db, keyring, now }: Opening,
  caseId: number,
  { place, dependent }: Of,
): Promise<void> {
  const today = isoDay(now)
  const file = await openCaseFile(db, keyring, caseId, { secrets: 'clear', today })
  const main = (await caseForms(db, caseId)).find(({ formId }) => formId === 'i-129')
  if (!main) return
  const look = file.lookFor(main)
  const begins = String(look.value(petition.requestedFrom))
  const said: Record<string, unknown> = {
    [lca.lcaNumber.id]: `I-200-26${String(100 + (place % 200))}-${String(400_000 + place)}`,
    [lca.lcaCertifiedOn.id]: addDays(begins, -66),
    [lca.lcaSigned.id]: true,
    [lca.lcaBeginsOn.id]: begins,
    [lca.lcaEndsOn.id]: look.value(petition.requestedUntil),
    [lca.lcaEmployerName.id]: look.value(company.legalName),
    [lca.lcaFein.id]: look.value(company.fein),
    [lca.lcaJobTitle.id]: look.value(employment.jobTitle),
    [lca.lcaFullTime.id]: look.value(employment.fullTime),
    [lca.lcaSocCode.id]: look.value(employment.socCode),
    [lca.lcaWage.id]: look.value(employment.wage),
    [lca.lcaWageUnit.id]: look.value(employment.wageUnit),
    [lca.lcaWageLevel.id]: 'II',
    [lca.lcaWorksites.id]: [
      {
        id: 'r1',
        street: look.value(employment.worksiteStreet) ?? look.value(company.street),
        city: look.value(employment.worksiteCity) ?? look.value(company.city),
        county: look.value(employment.worksiteCounty),
        state: look.value(employment.worksiteState) ?? look.value(company.state),
        postalCode: look.value(employment.worksiteZip) ?? look.value(company.zipCode),
      },
    ],
    [lca.lcaWorkers.id]: 1,
    ...dutiesDone(addDays(begins, -66), Number(look.value(employment.wage)), dependent),
  }
  const known: Known = {}
  for (const [id, value] of Object.entries(said))
    if (value !== undefined) known[id] = { value, source: 'form', by: null, at: now.toISOString() }
  const row = await lockLca(db, caseId, now)
  await saveLca(db, row, known, now)
}

/** Filed ten days before it was certified, posted two days before that, its public file open on the next working day. */
function dutiesDone(certifiedOn: string, wage: number, dependent: boolean): Record<string, unknown> {
  const filedOn = addBusinessDays(addDays(certifiedOn, -10), -1)
  const posted = addDays(filedOn, -2)
  return {
    [lca.lcaFiledOn.id]: filedOn,
    [lca.lcaNoticeOn.id]: posted,
    [lca.lcaNoticeDownOn.id]: addDays(nthBusinessDay(posted, 10), 1),
    [lca.pafOpenedOn.id]: addBusinessDays(filedOn, 1),
    [lca.lcaBaskets.id]: [{ id: 'r1', kind: 'Continuation without change', workers: 1 }],
    [lca.lcaDependent.id]: dependent,
    [lca.prevailingWage.id]: Math.min(wage, PREVAILING_CENTS),
    [lca.actualWage.id]: wage,
    [lca.wageLookedUpOn.id]: posted,
  }
}

const PREVAILING_CENTS = 9_650_000

export type Employer = {
  hr: string
  area: string
  dependent: boolean
  /** Counted as one employer with its affiliate. */
  grouped?: boolean
}

/** Dependent by the regulation, at exactly 15 percent. */
export const NORTHWIND: Employer = { hr: 'Lucía ROMERO', area: offices.NORTHWIND.area, dependent: true }

/** Why the employer can promise it: prevailing and actual wage, no strike, where the public may look. */
export const conditionsOfDemo = (on: string, { hr, area, dependent, grouped = false }: Employer = NORTHWIND) => ({
  points: {
    ...{ experience: 1, education: 0, skills: 0, supervision: 0 },
    notes: { experience: 'Two years asked for', education: '', skills: '', supervision: '' },
  },
  prevailing: {
    ...{ source: 'OEWS', year: Number(on.slice(0, 4)) - (on.slice(5) < '07-01' ? 1 : 0), survey: '' },
    ...{ area, levels: [7_810_000, PREVAILING_CENTS, 11_480_000, 13_320_000] },
  },
  actual: {
    ...{ comparedWith: 'Three others in the same job', payFrom: 9_800_000, payTo: 12_400_000, setByName: hr },
    ...{ why: 'Experience and degree, as for everybody in this grade', setOn: on },
  },
  noStrike: { byName: hr, on },
  disclosure: 'principal',
  ...{ willfulViolator: false, reorganized: false, groupOfCompanies: grouped },
  ...(dependent && { exemptOnly: true, exemptBasis: 'degree' }),
})
