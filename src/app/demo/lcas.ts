import { caseForms, openCaseFile } from '#case-file/cases/server/case-file.ts'
import { lockLca, saveLca } from '#case-work/lcas/server/store.ts'
import type { Known } from '#engine/answer.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'
import { addDays } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { isoDay } from './days.ts'

type Opening = { db: Transaction; keyring: Keyring; now: Date }

/**
 * The certified application behind a petition of the demo: it says what the petition says. When it was filed is left open:
 * the duties of those days, notice and public access file, would be the oldest dates of every case.
 */
export async function fillDemoLca({ db, keyring, now }: Opening, caseId: number, place: number): Promise<void> {
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
        street: look.value(employment.worksiteStreet),
        city: look.value(employment.worksiteCity),
        state: look.value(employment.worksiteState),
      },
    ],
    [lca.lcaWorkers.id]: 1,
  }
  const known: Known = {}
  for (const [id, value] of Object.entries(said))
    if (value !== undefined) known[id] = { value, source: 'form', by: null, at: now.toISOString() }
  const row = await lockLca(db, caseId, now)
  await saveLca(db, row, known, now)
}
