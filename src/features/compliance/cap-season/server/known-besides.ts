import { knownBesides } from '#preparation/pre-filing/server/known-besides.ts'
import { capLedger } from '#rules/prefiling/h1b-needs.ts'
import { ledgerOf } from './board.ts'
import { registrationsLike } from './store.ts'

/** V79–V81: every registration of the person in the year of the petition's own; none of its own is not known. */
export const registrationsBehind = knownBesides(async ({ db, keyring, opened: { row } }) => {
  if (row.personId === null) return {}
  const rows = await registrationsLike(db, row.personId, row)
  const own =
    rows.find(({ caseId }) => caseId === row.id) ??
    rows.find(({ personId, companyId }) => personId === row.personId && companyId === row.companyId)
  if (!own) return {}
  const ofYear = rows.filter(({ fiscalYear, state }) => fiscalYear === own.fiscalYear && state !== 'planned')
  const ledger = await ledgerOf(db, keyring, [...new Set([own, ...ofYear])])
  const key = ledger.get(own.id)?.personKey
  const ofPerson = ofYear.flatMap((each) => {
    const line = ledger.get(each.id)
    return line && line.personKey === key ? [{ ...each, relatedTo: line.relatedTo }] : []
  })
  return {
    [capLedger.capRegistrations.id]: ofPerson.map((each) => ({
      ...{ id: String(each.id), employer: each.companyName, own: each.companyId === row.companyId },
      ...{ passport: each.passportHash ?? '', passportEndsOn: each.passportEndsOn ?? undefined },
      ...{ submittedOn: each.submittedOn ?? undefined, relatedTo: each.relatedTo, separateNeed: each.separateNeed },
    })),
    [capLedger.registeredWithPassport.id]: own.passportHash === null ? undefined : true,
  }
})
