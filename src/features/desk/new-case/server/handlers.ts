import { mayStart } from '#case-file/cases/policy.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { linkedCases } from '#case-file/cases/rules.ts'
import { authorOf, caseChanged, tell } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import {
  attorneyFor,
  clientFor,
  isAboutPerson,
  openFor,
  readClient,
  subjectsOf,
  typeWanted,
  type Wanted,
} from '#case-file/cases/server/opening.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { readRow } from '#case-file/cases/server/read-row.ts'
import { nameOfStatus, pathOf, typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase, requireRight } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { listedFees } from '#case-work/fees/server/listed-fees.ts'
import { feeSettingsFor } from '#case-work/filing-file/server/rule-values-store.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { FeesDue } from '#rules/fees/fees-for.ts'
import { feesBeforeCase } from '#rules/fees/of-case.ts'
import { newCaseOperations } from '../contract.ts'
import { type OpenCase, openCasesLike } from './duplicates-store.ts'

/** The fees of several cases as one list. */
const together = (fees: readonly FeesDue[]): FeesDue => ({
  lines: fees.flatMap(({ lines }) => lines),
  totalCents: fees.reduce((sum, { totalCents }) => sum + totalCents, 0),
  notDue: fees.flatMap(({ notDue }) => notDue),
  open: fees.flatMap(({ open }) => open),
  toConfirm: fees.flatMap(({ toConfirm }) => toConfirm),
  complete: fees.every(({ complete }) => complete),
})

const shownDuplicate = ({ id, number, status, outcome, typeId }: OpenCase) => ({
  ...{ id, number, statusName: nameOfStatus(status, outcome) },
  path: pathOf({ id, typeId }),
})

export const newCaseHandlers = implement(newCaseOperations, {
  estimate: async (context, { companyId, typeId, personId, dependents, concurrent, ...options }) => {
    await requireRight(context, 'case:create')
    const { db, actor, services, today } = context
    const system = services.database.read({ kind: 'system' })
    const of = await readClient(db, system, actor, companyId)
    const type = caseTypeById(typeId)
    if (!type) throw badInput({ typeId: 'There is no such case type.' })
    const { known } = await readFacts(system, services.keyring, { subject: 'company', id: of.id })
    const value = (factId: string) => {
      const answer = known[factId]
      return answer && 'value' in answer ? answer.value : undefined
    }
    const settings = await feeSettingsFor(db, type, of.lawFirmId, today)
    const along = { ...options, mode: 'LEGAL', ...(concurrent && { concurrent: concurrent.split(',') }) } as CaseOptions
    const family = linkedCases(
      type,
      Array.from({ length: dependents }, (_, n) => n + 1),
    )
    const own = family.length > 0 || dependents === 0 ? along : { ...along, dependents }
    const fees = [feesBeforeCase({ type, options: own, value, filingDate: today, settings })]
    // Whatever is opened with it is paid as well.
    for (const { typeId: linkedId, known: ofFamily, furtherPersonIds } of family) {
      const linked = typeOf(linkedId)
      const { subType: _own, premium: _fast, ...shared } = along
      const ofLinked = { ...shared, dependents: furtherPersonIds.length + 1, known: ofFamily }
      const set = await feeSettingsFor(db, linked, of.lawFirmId, today)
      fees.push(feesBeforeCase({ type: linked, options: ofLinked, value, filingDate: today, settings: set }))
    }
    const duplicates = personId === undefined ? [] : await openCasesLike(db, of.id, { personId, typeId })
    return { ...listedFees(together(fees), today), duplicates: duplicates.map(shownDuplicate) }
  },

  open: async (context, input) => {
    await requireRight(context, 'case:create')
    const { db, actor, services, now, refuse, audit } = context
    const of = await clientFor(db, actor, input.companyId)
    const type = typeWanted(input)
    if (!type) return refuse('UNKNOWN_TYPE', { fields: { typeId: 'There is no such case type.' } })
    if (!mayStart(actor, type)) refuse('NOT_YOURS_TO_OPEN')
    if (input.withoutPayment && !type.withoutPayment) refuse('NOT_WITHOUT_PAYMENT')
    if (!type.withoutPayment && waitsForPayment(of)) refuse('PAYMENT_METHOD_MISSING')
    if (!type.modes.includes(input.mode)) refuse('MODE_NOT_OFFERED')
    if (input.mode === 'DIY' && of.diyAccess !== 'Y') refuse('DIY_NOT_ALLOWED')
    if (input.mode === 'LEGAL' && of.lawFirmId === null) refuse('NO_LAW_FIRM')
    if (input.subType && !type.subTypes.some(({ id }) => id === input.subType)) refuse('SUB_TYPE_UNKNOWN')
    if (isAboutPerson(type) && input.personId === undefined)
      refuse('PERSON_MISSING', { fields: { personId: 'Field is required' } })
    const [subject = null] = await subjectsOf(db, of.id, input.personId === undefined ? [] : [input.personId])
    const dependents = await subjectsOf(db, of.id, input.dependentIds)
    const attorneyId = input.mode === 'LEGAL' ? await attorneyFor(db, of, actor, input.attorneyId) : null
    if (attorneyId === 'notAssigned') return refuse('ATTORNEY_NOT_ASSIGNED')

    const { subType, premium, channel, concurrent, known, planId } = input
    const linkedPlans = linkedCases(type, input.dependentIds)
    const chosen = {
      ...(subType && { subType }),
      ...(premium && { premium }),
      ...(channel && { channel }),
      ...(concurrent && { concurrent }),
      ...(known && { known }),
      ...(planId && { planId }),
    }
    const shared = { mode: input.mode, client: of, attorneyId }
    const author = await authorOf(context)
    // Dependents with a case of their own are not in the principal's package as well.
    const inPackage = linkedPlans.length > 0 ? [] : dependents
    const wanted: Wanted = {
      ...shared,
      type,
      subject,
      dependents: inPackage,
      // An H-4 application counts its applicants; elsewhere the family comes on top.
      options: {
        ...chosen,
        dependents: type.countsFirstApplicant ? inPackage.length + 1 : inPackage.length,
      } as Omit<CaseOptions, 'mode'>,
    }
    const opened = await openFor(db, actor, wanted, author)
    const linked: number[] = []
    for (const plan of linkedPlans) {
      const [who = null] = dependents.filter(({ id }) => id === plan.personId)
      const further = dependents.filter(({ id }) => plan.furtherPersonIds.includes(id))
      const own = await openFor(
        db,
        actor,
        {
          ...shared,
          type: typeOf(plan.typeId),
          subject: who,
          dependents: further,
          options: {
            ...(channel && { channel }),
            ...(concurrent && { concurrent }),
            dependents: further.length + 1,
            known: plan.known,
          },
          principalCaseId: opened.id,
        },
        author,
      )
      linked.push(own.id)
      await addEvent(db, opened.id, { kind: 'linked', text: `Case ${own.number} was opened for the family.` }, author)
    }
    for (const id of [opened.id, ...linked]) {
      await refreshPercent(db, id, { keyring: services.keyring, now })
      await refreshItems(context, id)
      caseChanged(context, id)
    }
    audit({
      subject: `case:${opened.id}`,
      after: { number: opened.number, typeId: type.id, mode: input.mode, personId: input.personId, linked },
      companyId: of.id,
    })
    await tell(context, await requireCase(db, actor, opened.id), `Case ${opened.number} (${type.name}) was opened.`)
    const rows: CaseRow[] = []
    for (const id of linked) rows.push(await readRow(context, id))
    return { ...(await readRow(context, opened.id)), linked: rows }
  },
})
