import { linkedCases } from '#case-file/cases/rules.ts'
import { readClient } from '#case-file/cases/server/opening.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { nameOfStatus, typeOf } from '#case-file/cases/server/rows.ts'
import { renewedCase } from '#case-file/cases/server/what-it-renews.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { saidName } from '#case-types/words/said.ts'
import { toldIn } from '#engine/known-facts.ts'
import { allFacts } from '#facts/all.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Handler } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { listedFees } from '#preparation/fees/server/fees-due.ts'
import { feeSettingsFor } from '#preparation/filing-file/server/rule-values-store.ts'
import { neverFiles, treatyProblem } from '#rules/citizenship.ts'
import { extendsByApplication, notByApplication } from '#rules/extended-by-petition.ts'
import { defaultFeeSettings, type FeeFacts } from '#rules/fees/fee-facts.ts'
import type { FeesDue } from '#rules/fees/fees-for.ts'
import { feesBeforeCase, filingOf } from '#rules/fees/of-case.ts'
import type { newCaseOperations } from '../contract.ts'
import { type OpenCase, openCasesLike, worksSince } from './duplicates-store.ts'
import { type OnRecord, onRecord } from './on-record.ts'

/** The fees of several cases as one list. */
const together = (fees: readonly FeesDue[]): FeesDue => ({
  lines: fees.flatMap(({ lines }) => lines),
  totalCents: fees.reduce((sum, { totalCents }) => sum + totalCents, 0),
  notDue: fees.flatMap(({ notDue }) => notDue),
  open: fees.flatMap(({ open }) => open),
  toConfirm: fees.flatMap(({ toConfirm }) => toConfirm),
  complete: fees.every(({ complete }) => complete),
})

const shownDuplicate = ({ id, number, typeId, subType, openedAt, ...standing }: OpenCase) => ({
  ...{ id, number, statusName: nameOfStatus({ typeId, ...standing }), openedAt },
  path: casePath({ id, typeId }),
  said: saidName(typeId, subType || undefined),
})

type Members = NonNullable<FeeFacts['applicants']>
type Fees = (dependents: number, members?: Members) => FeesDue

const CHILDREN = ['Son', 'Daughter', 'Child']

/** The age of a child who files with a parent decides what it pays; in the order asked for. */
async function membersOf(db: Db, companyId: number, familyIds = ''): Promise<Members> {
  const rows = await db.rows<{ relation: string; birthDate: string | null }>(
    `select p.relation, p.birth_date as "birthDate"
       from unnest(string_to_array($2, ',')::bigint[]) with ordinality as wanted (id, place)
       join people p on p.id = wanted.id and p.company_id = $1 order by wanted.place`,
    [companyId, familyIds],
  )
  return rows.map(({ relation, birthDate }) =>
    CHILDREN.includes(relation) ? { withParent: true, ...(birthDate && { bornOn: birthDate }) } : {},
  )
}

const comesFromAnother = ({ implies }: CaseType, subType = '') =>
  implies?.subTypes?.[subType]?.['case.basis'] === 'Change of employer'

const idsIn = (ids = ''): number[] => ids.split(',').filter(Boolean).map(Number)

const classificationOf = ({ implies }: CaseType, subType = ''): string =>
  String(implies?.subTypes?.[subType]?.['case.classification'] ?? implies?.always?.['case.classification'] ?? '')

/** Why this person cannot have such a case, in sentences. */
const againstApplying = (type: CaseType, subType: string | undefined, who: OnRecord): string[] =>
  [
    neverFiles(type, who.name, who),
    extendsByApplication(type, subType) ? notByApplication(who.name, who.currentStatus) : undefined,
  ].filter((sentence) => sentence !== undefined)

/** Somebody of another company, and nobody at all, have no estimate. */
const personIn = (db: Db, companyId: number, personId: number) =>
  db.one<{ id: number }>('select id from people where id = $1 and company_id = $2', [personId, companyId])

const authorizedUntil = async (db: Db, personId: number) =>
  (
    await db.maybe<{ until: string | null }>(
      `select nullif(work_until, 'infinity') as until from people where id = $1`,
      [personId],
    )
  )?.until ?? null

/** What would be paid today, what each member of the family adds, what is open already, and what it would renew. */
export const estimate: Handler<typeof newCaseOperations.estimate> = async (
  context,
  { companyId, typeId, personId, dependents, family, familyIds, concurrent, ...options },
) => {
  await requireRight(context, 'case:create')
  const { db, actor, services, today } = context
  const system = services.database.read({ kind: 'system' })
  const of = await readClient(db, system, actor, companyId)
  if (personId !== undefined) await personIn(db, of.id, personId)
  const type = caseTypeById(typeId)
  if (!type) throw badInput({ typeId: 'There is no such case type.' })
  const { known } = await readFacts(system, services.keyring, { subject: 'company', id: of.id })
  const value = (factId: string) => {
    const fact = allFacts.get(factId)
    return fact && toldIn(fact, known[factId])
  }
  const along = { ...options, mode: 'LEGAL', ...(concurrent && { concurrent: concurrent.split(',') }) } as CaseOptions
  const ofFamily = type.family && typeOf(type.family.typeId)
  const [{ subType: theirSubType } = {}] = linkedCases(type, [1], options.subType)
  const settings = new Map<CaseType, Awaited<ReturnType<typeof feeSettingsFor>>>()
  for (const each of ofFamily ? [type, ofFamily] : [type])
    settings.set(each, await feeSettingsFor(db, each, of.lawFirmId, today))
  const members = await membersOf(db, of.id, familyIds)
  const fees: Fees = (count, who = members) => {
    const linked = linkedCases(
      type,
      Array.from({ length: count }, (_, n) => n + 1),
    )
    const due = (each: CaseType, own: CaseOptions, applicants?: FeeFacts['applicants']) =>
      feesBeforeCase({
        type: each,
        applicants,
        options: own,
        value,
        filingDate: today,
        settings: settings.get(each) ?? defaultFeeSettings,
      })
    const own = linked.length > 0 || count === 0 ? along : { ...along, dependents: count }
    const { subType: _own, premium: _fast, ...shared } = along
    // Whatever is opened with it is paid as well.
    const theirs = linked.map(({ typeId: theirType, personId: place, furtherPersonIds, known: told }) =>
      due(
        typeOf(theirType),
        { ...shared, dependents: furtherPersonIds.length + 1, known: told },
        type.family?.cases === 'each' && who[place - 1] ? who.slice(place - 1, place) : undefined,
      ),
    )
    return together([due(type, own), ...theirs])
  }
  // Who files along adds what it adds after those before; whoever does not yet, what it would add to all of them.
  const filing = members.slice(0, dependents)
  const counts = Array.from({ length: family }, (_, n) =>
    n < dependents
      ? fees(n + 1).totalCents - fees(n).totalCents
      : fees(dependents + 1, [...filing, ...members.slice(n, n + 1)]).totalCents - fees(dependents).totalCents,
  )
  const duplicates = personId === undefined ? [] : await openCasesLike(db, of.id, { personId, typeId })
  const renewed = await renewedCase(db, { companyId: of.id, personId, type, subType: options.subType })
  return {
    ...listedFees(fees(dependents), filingOf(type, along, today).filedOn),
    duplicates: duplicates.map(shownDuplicate),
    familyCents: counts,
    familyNever: (await onRecord(system, of.id, idsIn(familyIds))).map(
      (who) => againstApplying(ofFamily ?? type, ofFamily ? theirSubType : options.subType, who)[0] ?? null,
    ),
    speaksAgainst: (await onRecord(system, of.id, personId === undefined ? [] : [personId])).flatMap((who) => [
      ...againstApplying(type, options.subType, who),
      ...[treatyProblem(classificationOf(type, options.subType), who)].filter((sentence) => sentence !== undefined),
    ]),
    worksHereSince:
      personId !== undefined && comesFromAnother(type, options.subType)
        ? await worksSince(db, of.id, personId, today)
        : null,
    authorizedUntil: personId === undefined ? null : await authorizedUntil(db, personId),
    renews: renewed
      ? { id: renewed.id, number: renewed.number, path: casePath(renewed), validUntil: renewed.validUntil }
      : null,
  }
}
