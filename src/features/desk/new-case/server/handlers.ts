import { mayStart } from '#case-file/cases/policy.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { linkedCases } from '#case-file/cases/rules.ts'
import { caseChanged, tell, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { petitionerOf } from '#case-file/cases/server/open-case.ts'
import {
  attorneyAmong,
  clientFor,
  openFor,
  type Related,
  refuseIfOff,
  subjectsOf,
  typeWanted,
  type Wanted,
} from '#case-file/cases/server/opening.ts'
import { refreshCase } from '#case-file/cases/server/refresh-case.ts'
import { youngSponsor } from '#case-file/cases/server/relative-who-files.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { readCase, rowFor, typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { renewedCase } from '#case-file/cases/server/what-it-renews.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { hasPetitioner, isSponsored } from '#case-types/package/package.ts'
import { isAboutPerson } from '#case-types/people/participants.ts'
import { forgetDraft } from '#desk/case-drafts/server/store.ts'
import { takeOver } from '#desk/case-lists/server/renewing.ts'
import { person } from '#facts/person.ts'
import { comesAlong } from '#formats/options.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { readPersonAnswers, savePersonFacts } from '#parties/people/server/facts-store.ts'
import { getPerson } from '#parties/people/server/store.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { implement } from '#platform/operation/context.ts'
import { neverFiles } from '#rules/citizenship.ts'
import { extendsByApplication, notByApplication } from '#rules/extended-by-petition.ts'
import { newCaseOperations, PETITIONER_MISSING } from '../contract.ts'
import { mayBegin } from './duplicates-store.ts'
import { estimate } from './estimate.ts'
import { fillJob } from './job-template.ts'
import { takingPart } from './on-record.ts'

export const newCaseHandlers = implement(newCaseOperations, {
  estimate,

  open: async (context, input) => {
    await requireRight(context, 'case:create')
    const { db, actor, now, refuse, audit } = context
    const of = await clientFor(db, actor, input.companyId)
    const type = typeWanted(input)
    if (!type) return refuse('UNKNOWN_TYPE', { fields: { typeId: 'There is no such case type.' } })
    if (!mayStart(actor, type)) refuse('NOT_YOURS_TO_OPEN')
    const { subType, premium, channel, concurrent, known, planId } = input
    const { listed, isFirst } = await mayBegin(db, type, [of.id, input.personId ?? '', type.id, subType ?? ''])
    refuseIfOff(type, listed)
    if (input.withoutPayment && !type.withoutPayment) refuse('NOT_WITHOUT_PAYMENT')
    if (!type.withoutPayment && waitsForPayment(of)) refuse('PAYMENT_METHOD_MISSING')
    if (!type.modes.includes(input.mode)) refuse('MODE_NOT_OFFERED')
    if (input.mode === 'DIY' && of.diyAccess !== 'Y') refuse('DIY_NOT_ALLOWED')
    if (input.mode === 'LEGAL' && of.lawFirmId === null) refuse('NO_LAW_FIRM')
    if (input.subType && !type.subTypes.some(({ id }) => id === input.subType)) refuse('SUB_TYPE_UNKNOWN')
    if (isAboutPerson(type, input.subType) && input.personId === undefined)
      refuse('PERSON_MISSING', { fields: { personId: 'Field is required' } })
    const own = input.personId === undefined ? [] : [input.personId]
    const everybody = [...own, ...input.dependentIds]
    const subjects = await subjectsOf(db, of.id, everybody)
    const [subject = null] = subjects.slice(0, own.length)
    const dependents = subjects.slice(own.length)
    const petitioner = petitionerOf({ person: subject, furtherPersonIds: input.dependentIds })
    if (hasPetitioner(type) && petitioner === undefined)
      refuse('PETITIONER_MISSING', { fields: { personId: PETITIONER_MISSING } })
    const young = isSponsored(type) && petitioner ? await youngSponsor(db, petitioner, context.today) : undefined
    if (young) refuse('SPONSOR_TOO_YOUNG', { fields: { dependentIds: young } })
    const wanting = { userId: actor.userId, companyId: of.id, lawFirmId: of.lawFirmId, ids: everybody }
    const found = await takingPart(systemWithin(db), wanting)
    const attorneyId = input.mode === 'LEGAL' ? attorneyAmong(found.attorneys, actor, input.attorneyId) : null
    if (attorneyId === 'notAssigned') return refuse('ATTORNEY_NOT_ASSIGNED')

    if (subject && !isFirst) refuse('BEING_OPENED')
    const mayCome = ({ relation, householdPersonId }: Related) =>
      comesAlong(relation) && householdPersonId === subject?.householdPersonId
    if (type.family && !dependents.every(mayCome)) refuse('NOT_COMING_ALONG')
    const linkedPlans = linkedCases(type, input.dependentIds, subType)
    for (const who of found.people) {
      const field = who.id === subject?.id ? 'personId' : 'dependentIds'
      const theirs = field === 'dependentIds' ? linkedPlans[0] : undefined
      const asksFor = theirs ? typeOf(theirs.typeId) : type
      const never = neverFiles(asksFor, who.name, who)
      if (never) refuse('NOT_FOR_CITIZENS', { fields: { [field]: never } })
      const extended =
        extendsByApplication(asksFor, theirs ? theirs.subType : subType) &&
        notByApplication(who.name, who.currentStatus)
      if (extended) refuse('EXTENDED_BY_PETITION', { fields: { [field]: extended } })
    }
    const chosen = {
      ...(subType && { subType }),
      ...(premium && { premium }),
      ...(channel && { channel }),
      ...(concurrent && { concurrent }),
      ...(known && { known }),
      ...(planId && { planId }),
    }
    const shared = { mode: input.mode, client: of, attorneyId }
    const author = { id: actor.userId, name: found.author || actor.userName, now }
    const renewed = await renewedCase(db, { companyId: of.id, personId: input.personId, type, subType })
    if (input.renewalOfCaseId !== undefined) {
      const named = await requireCase(db, actor, input.renewalOfCaseId)
      if (named.id !== renewed?.id) refuse('RENEWS_ANOTHER')
    }
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
      renewalOfCaseId: renewed?.id ?? null,
    }
    const opened = await openFor(db, actor, wanted, author)
    if (input.templateId !== undefined && !(await fillJob(context, of.id, input.templateId, opened.id)))
      refuse('NO_JOB')
    if (input.draftId !== undefined) await forgetDraft(db, { id: input.draftId, userId: actor.userId })
    if (input.optUntil !== undefined && subject) await keepTraining(context, subject.id, input.optUntil)
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
            ...(plan.subType && { subType: plan.subType }),
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
    const files = new Map<number, CaseColumns>()
    for (const id of [opened.id, ...linked]) {
      files.set(id, await refreshCase(context, id))
      caseChanged(context, id)
    }
    if (renewed) await takeOver(context, renewed.id, opened)
    audit({
      subject: `case:${opened.id}`,
      after: { number: opened.number, typeId: type.id, mode: input.mode, personId: input.personId, linked },
      companyId: of.id,
    })
    // The family is told what is due in other words, and with what it renews a case begins anew.
    const isKnown = actor.scope !== 'person' && !renewed
    const shown = async (id: number) => (isKnown && files.get(id)) || readCase(context, id)
    const file = await shown(opened.id)
    await tell(context, file, `Case ${opened.number} (${type.name}) was opened.`)
    const rows: CaseRow[] = []
    for (const id of linked) rows.push(rowFor(actor)(await shown(id)))
    return { ...rowFor(actor)(file), linked: rows }
  },
})

/** The end of practical training that was said for the plan is the person's own: roster, homes and dates count with it. */
async function keepTraining(context: Working, personId: number, until: string): Promise<void> {
  const who = await getPerson(context.db, context.actor, personId)
  const answers = await readPersonAnswers(context, personId, { [person.optUntil.id]: { value: until } })
  await savePersonFacts(context, who, answers)
}
