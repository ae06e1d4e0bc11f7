import { nextDate, type OpenItem } from '#case-file/cases/open-items.ts'
import { isFirm, isProvider, seesFees, seesInternal, seesTask } from '#case-file/cases/policy.ts'
import type { Task } from '#case-file/cases/records.ts'
import { undoUntil } from '#case-file/cases/rules.ts'
import { awaitedIn } from '#case-file/cases/server/awaited.ts'
import { standingIn } from '#case-file/cases/server/ball.ts'
import { type Account, hasFirm, sqlPeople } from '#case-file/cases/server/case-contacts.ts'
import { STANDS_IN_CASE } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseEvents } from '#case-file/cases/server/events.ts'
import { familyReader, itemsOfCase } from '#case-file/cases/server/open-items-store.ts'
import { relativeWhoFiles } from '#case-file/cases/server/relative-who-files.ts'
import { remarksOf } from '#case-file/cases/server/remarks-store.ts'
import { nameOfStatus, rowFor, typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { tasksOf } from '#case-file/cases/server/work-store.ts'
import type { Leaving } from '#case-file/form-library/filing-days.ts'
import { editionStatus, type FilingDays, type Known } from '#case-file/form-library/rules.ts'
import { daysOfForms, LEAVING, LEAVING_CASES } from '#case-file/form-library/server/filing-days.ts'
import { KNOWN_EDITIONS, marked } from '#case-file/form-library/server/store.ts'
import { type LastMove, sqlLastMove, sqlWasApproved } from '#case-file/moves/server/moves-store.ts'
import { casePath } from '#case-types/case-path.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import { participantsOf } from '#case-types/package/checklist.ts'
import { participantNames } from '#case-types/people/participants.ts'
import { endsSoon } from '#case-types/renewals.ts'
import { movesAllowed } from '#case-types/status/status.ts'
import { statusesOf } from '#case-types/status/status-table.ts'
import { Status } from '#case-types/status/statuses.ts'
import { type Standing, whoHasTheBall } from '#case-types/status/who-has-the-ball.ts'
import { saidName } from '#case-types/words/said.ts'
import { statusNameOf } from '#case-types/words/standing-name.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { isOutside } from '#platform/operation/look-in.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseDetails } from '../records.ts'

type Reading = { db: Db; actor: Actor; now: Date; today: Day; services: Services }

/** Everything of the details screen: the case itself, then the rest in one round trip for each scope. */
export async function readDetails({ db, actor, now, today, services }: Reading, id: number): Promise<CaseDetails> {
  const file = await requireCase(db, actor, id)
  const internal = seesInternal(actor.roleId)
  const readsRemarks = !isOutside(actor)
  const system = services.database.read({ kind: 'system' })
  const [papers, tasks, remarks, timeline, related, around, awaited, items, relative] = await Promise.all([
    papersOf(db, id),
    tasksOf(db, id),
    readsRemarks ? remarksOf(db, id, { internal, userId: actor.userId }) : [],
    caseEvents(db, id, { internal }),
    relatedTo(db, file),
    aroundIt(system, file),
    awaitedIn(services, system, file),
    itemsOfCase(db, id, familyReader(actor)),
    relativeWhoFiles(system, file),
  ])
  const type = typeOf(file.typeId)
  const rights = await services.rights.of(actor.roleId)
  const isOwner = file.ownerId === actor.userId
  const onTheWay = statusesOf(file.mode)
  const { renewed, accounts, ...beside } = around
  const { approved, last, forms } = papers
  const seen = items.filter(({ side }) => actor.scope !== 'person' || side === 'employee')
  const endsUnrenewed = !renewed && beside.workEndedOn === null && endsSoon(file, today)
  return {
    ...file,
    ...beside,
    ...rowFor(actor)(file),
    own: actor.scope === 'person' && file.personId === actor.personId,
    ...(actor.scope === 'person' && dueOfFamily(seen, today, beside.authorizedUntil)),
    personEmail: around.personEmail ?? '',
    standing: sentenceOf(file, relative?.name ?? file.personName, {
      ...standingIn(file, type, tasks.map(titledFor(file, actor)), awaited),
      endsUnrenewed,
      ...(actor.scope === 'person' && { reader: 'family' }),
    }),
    relativeName: relative?.name ?? '',
    openItems: seen,
    stages: type.stages
      .filter(({ optional, id: stage, status }) => stage === file.stage || (!optional && onTheWay.includes(status)))
      .map(({ id: stage, name, status }) => ({ id: stage, name, status })),
    moves: movesAllowed({
      status: file.status as Status,
      mode: file.mode,
      role: actor.roleId,
      type,
      isOwner,
    }).map((move) => ({
      ...move,
      outcomes: move.outcomes.filter((each) => each !== 'Revoked' || approved || file.outcome === 'Approved'),
    })),
    undoUntil: undoUntil(last ?? undefined, actor, now)?.toISOString() ?? null,
    participants: participantsIn(file, type, { ...around, petitioner: petitionerIn(type, forms) }),
    people: accounts.filter(({ status }) => status !== 'Inactive'),
    forms: withEditions(forms, marked(papers.editions), daysOfForms(papers, today)),
    tasks: tasks.filter(({ forWhom }) => seesTask(file, actor, forWhom)),
    notes: remarks.filter(({ kind }) => kind === 'note'),
    messages: remarks.filter(({ kind }) => kind === 'message'),
    timeline: timeline.filter(({ kind, details }) => kind !== 'task' || seesTask(file, actor, details.forWhom)),
    related,
    may: {
      edit: actor.scope !== 'person' && rights.has('case:edit'),
      assign: rights.has('case:assign'),
      seeInternal: internal,
      readRemarks: readsRemarks,
      askForHelp:
        file.mode === 'DIY' &&
        file.helpRequestedAt === null &&
        file.status < Status.decided &&
        (isOwner || isProvider(actor.roleId)),
      becomeLegal:
        file.mode === 'DIY' &&
        file.status < Status.decided &&
        rights.has('case:assign') &&
        (isFirm(actor.roleId) || isProvider(actor.roleId)),
      renew: endsUnrenewed && rights.has('case:create') && actor.scope !== 'person',
      seeFees: seesFees(actor.roleId, file.mode),
    },
    withdrawalWarning: type.withdrawalWarning ?? null,
  }
}

/** What is due next, of what a family reads: others' days are not theirs. */
function dueOfFamily(items: readonly OpenItem[], today: string, workEndsOn: string | null) {
  const { dueOn, title } = nextDate(items, today, workEndsOn)
  return { nextDueOn: dueOn, nextDueTitle: title }
}

/** Whose turn it is, everybody reads; what another side's task is called, the family does not. */
const titledFor = (file: CaseColumns, actor: Actor) => (task: Task) =>
  seesTask(file, actor, task.forWhom) ? task : { ...task, title: 'finish an open task' }

type Around = {
  accounts: Account[]
  companyCode: string
  lawFirmName: string
  ownerName: string
  personEmail: string | null
  principalName: string
  authorizedUntil: string | null
  workEndedOn: string | null
  renewed: boolean
}

/** As `accountsOn` is given the case. */
const OF_CASE = {
  ...{ company: 'k.company_id', person: 'k.person_id', household: 'k.household_person_id', createdBy: 'k.created_by' },
  ...{ owner: 'k.owner_id', attorney: 'k.attorney_id', firm: 'k.law_firm_id' },
  withFirm: '$2',
}

/** More of those who take part: whoever sees a case may know them, though not their records. */
const aroundIt = (system: Db, file: CaseColumns) =>
  system.one<Around>(
    `select c.code as "companyCode", coalesce(f.name, '') as "lawFirmName",
            app.full_name(o.first_name, o.last_name) as "ownerName", p.email as "personEmail",
            app.full_name(h.first_name, h.last_name) as "principalName",
            case when p.work_by <> 'ended' then nullif(p.work_until, 'infinity') end as "authorizedUntil",
            case when p.work_by = 'ended' then p.work_until end as "workEndedOn",
            (k.renewal_number <> ''
              or exists (select from cases r where r.person_id = k.person_id and r.type_id = k.type_id and r.id > k.id
                   and coalesce(r.outcome, 'Approved') = 'Approved')
              or exists (select from renewal_decisions d where d.person_id = k.person_id and d.up_to >= k.valid_until)) as renewed,
            (select coalesce(json_agg(a), '[]') from (${sqlPeople(OF_CASE)}) a) as accounts
       from cases k join companies c on c.id = k.company_id left join law_firms f on f.id = k.law_firm_id
       left join people p on p.id = k.person_id left join users o on o.id = k.owner_id
       left join people h on h.id = k.household_person_id
      where k.id = $1`,
    [file.id, hasFirm(file)],
  )

type FormRow = Omit<CaseDetails['forms'][number], 'editionStatus'>

const withEditions = (
  forms: readonly FormRow[],
  known: Known[],
  daysOf: (form: FormRow) => FilingDays,
): CaseDetails['forms'] =>
  forms.map((form) => ({
    ...form,
    // What was prepared elsewhere is no edition of ours.
    editionStatus:
      form.edition && !form.elsewhere ? editionStatus(known, form.formId, form.edition, daysOf(form)) : null,
  }))

type Papers = Leaving & { approved: boolean; last: LastMove | null; forms: FormRow[]; editions: Known[] }

/** What is filed: its forms, when they go out, what the library knows of all editions; and its last move. */
const papersOf = (db: Db, id: number) =>
  db.one<Papers>(
    `select ${LEAVING}, ${sqlWasApproved('k.id')} as approved, (select row_to_json(m) from (${sqlLastMove('k.id')}) m) as last,
            (select coalesce(json_agg(e), '[]') from (${KNOWN_EDITIONS}) e) as editions,
            (select coalesce(json_agg(o), '[]') from (
               select f.id, f.form_id as "formId", f.edition, f.person_id as "personId", f.side, f.percent, f.status,
                      f.added_by_hand as "addedByHand", s.edition as elsewhere,
                      app.full_name(p.first_name, p.last_name) as "personName"
                 from case_forms f left join people p on p.id = f.person_id left join case_form_substitutes s
                      on s.case_form_id = f.id and s.attested_at is not null and s.withdrawn_at is null
                where f.case_id = k.id and ${STANDS_IN_CASE} order by f.position, f.id) o) as forms
       from ${LEAVING_CASES} where k.id = $1`,
    [id],
  )

function sentenceOf(file: CaseColumns, employee: string, standing: Standing): string {
  return whoHasTheBall({
    ...standing,
    names: {
      ...(employee && { employee }),
      ...(file.companyName && { employer: file.companyName }),
      ...(file.attorneyName && { attorney: file.attorneyName }),
    },
  }).sentence
}

/** Who petitions for the person the case is about, as the form says whose it is. */
const petitionerIn = ({ forms }: CaseType, present: readonly FormRow[]) =>
  present.find(({ formId }) => forms.some(({ form, whose }) => form === formId && whose === 'petitioner'))
    ?.personName ?? ''

type PartiesAround = Pick<Around, 'lawFirmName' | 'principalName'> & { petitioner: string }

function participantsIn(
  file: CaseColumns,
  type: CaseType,
  { lawFirmName: firm, principalName, petitioner }: PartiesAround,
): CaseDetails['participants'] {
  const options = { ...(file.options as object), mode: file.mode, subType: file.subType } as CaseOptions
  const names: Partial<Record<string, string>> = {
    EMPLOYER: file.companyName,
    EMP_SIGNER: file.companyName,
    FAM_PETITIONER: petitioner,
    // An H-4 application is about a family member; the employee is the one whose status it follows.
    BENEFICIARY: type.aboutDependent ? principalName : file.personName,
    DEPENDENT: type.aboutDependent ? file.personName : '',
    FIRM_ATTY: file.attorneyName || (firm && `${firm} (nobody assigned yet)`),
    FIRM_PARA: firm,
    AGENCY: type.channel === 'USCIS' ? 'USCIS' : 'Department of Labor',
  }
  return participantsOf(type, circumstancesOf(type, options)).map(({ code, does }) => ({
    code,
    words: participantNames[code],
    name: names[code] ?? '',
    does,
  }))
}

type Related = CaseDetails['related'][number]
type Row = {
  id: number
  number: string
  typeId: number
  subType: string
  status: number
  stage: string
  outcome: string | null
  personName: string
  relation: Related['relation']
}

/** The family's cases, renewals, and other cases of the same person, as far as the reader sees them. */
export async function relatedTo(db: Db, file: CaseColumns): Promise<Related[]> {
  const rows = await db.rows<Row>(
    `select k.id, k.number, k.type_id as "typeId", k.sub_type as "subType", k.status, k.stage, k.outcome, app.full_name(p.first_name, p.last_name) as "personName",
            case when k.id = $3 then 'principal' when k.principal_case_id = $2 then 'dependent'
                 when k.id = $4 then 'renewalOf' when k.renewal_of_case_id = $2 then 'renewal' else 'samePerson' end as relation
       from (select id from cases where company_id = $1 and id in ($3, $4)
             union select id from cases where principal_case_id = $2
             union select id from cases where renewal_of_case_id = $2
             union (select id from cases where person_id = $5 and company_id = $1 order by id desc limit 20)) r
       join cases k on k.id = r.id left join people p on p.id = k.person_id
      where k.id <> $2 order by k.id desc limit 50`,
    [file.companyId, file.id, file.principalCaseId, file.renewalOfCaseId, file.personId],
  )
  return rows.map(({ typeId, subType, status, stage, outcome, ...row }) => ({
    ...row,
    typeName: typeOf(typeId).name,
    said: saidName(typeId, subType),
    statusName: nameOfStatus({ typeId, status, stage, outcome }),
    tableStatusName: statusNameOf({ status, outcome }),
    path: casePath({ typeId, id: row.id }),
  }))
}
