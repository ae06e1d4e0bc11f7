import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { attorneyFor, client, openFor, subjectsOf } from '#case-file/cases/server/opening.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { CaseType } from '#case-types/case-type.ts'
import { person } from '#facts/person.ts'
import { showDate } from '#formats/dates.ts'
import { openFacts } from '#parties/facts/server/store.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { TableRefused } from '#platform/spreadsheet/refusal.ts'
import { tableApart } from '#platform/spreadsheet/table-apart.ts'
import { lockPlan, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { cap } from '#rules/prefiling/needs.ts'
import { readResults, sameName, type UploadRow, uploadFile } from '../agency-files.ts'
import { capSeasonOperations } from '../contract.ts'
import { closedSeason } from '../problems.ts'
import { boardOf, seasonOf } from './board.ts'
import {
  changeRegistration,
  identitiesOf,
  insertRegistration,
  lockRegistration,
  personToRegister,
  type Row,
  registrationsOf,
  updateRegistration,
} from './store.ts'

const levels = ['I', 'II', 'III', 'IV'] as const

/** One that USCIS knows of: it can be selected, and a result can be corrected. */
const isSubmitted = ({ state }: { state: string }): boolean =>
  state === 'submitted' || state === 'selected' || state === 'not selected'

export const capSeasonHandlers = implement(capSeasonOperations, {
  board: (context, asked) => shown(context, asked),

  save: async (context, { registrationId, personId, ...given }) => {
    const { db, actor, services, now, audit } = context
    const who = await personToRegister(db, actor, personId)
    const found = registrationId === undefined ? undefined : await lockRegistration(db, actor, registrationId)
    if (found && found.state !== 'planned') context.refuse('LOCKED')
    const closed = closedSeason(given.fiscalYear, { ...seasonOf(given.fiscalYear), today: context.today })
    if (closed) throw badInput({ fiscalYear: closed })
    const identity = (await identitiesOf(db, services.keyring, [personId])).get(personId)
    const row = {
      ...given,
      passportHash: identity?.hash ?? null,
      passportEndsOn: identity?.passport?.expiresOn ?? null,
    }
    const id = found?.id ?? (await insertRegistration(db, personId, row, now)).id
    if (found) await updateRegistration(db, found.id, row)
    audit({ subject: `capRegistration:${id}`, after: { personId, ...given }, companyId: who.companyId })
    return shown(context, { fiscalYear: given.fiscalYear })
  },

  submit: async (context, { registrationId, submittedOn, number }) => {
    const row = await lockRegistration(context.db, context.actor, registrationId)
    if (row.state !== 'planned') context.refuse('LOCKED')
    const { opensOn, closesOn } = seasonOf(row.fiscalYear)
    if (submittedOn < opensOn || submittedOn > closesOn)
      throw badInput({
        submittedOn: `Registration for FY ${row.fiscalYear} is open from ${showDate(opensOn)} to ${showDate(closesOn)}.`,
      })
    await changeRegistration(context.db, row, { state: 'submitted', submittedOn, number })
    context.audit({ subject: `capRegistration:${row.id}`, after: { submittedOn, number }, companyId: row.companyId })
    return shown(context, row)
  },

  remove: async (context, { registrationId }) => {
    const row = await lockRegistration(context.db, context.actor, registrationId)
    if (row.state !== 'planned' && (row.state !== 'submitted' || context.today > seasonOf(row.fiscalYear).closesOn))
      context.refuse('CLOSED')
    await changeRegistration(context.db, row, { state: 'deleted' })
    context.audit({ subject: `capRegistration:${row.id}`, before: { state: row.state }, companyId: row.companyId })
    return shown(context, row)
  },

  file: async ({ db, actor, services, audit }, { fiscalYear, companyId }) => {
    await client(db, actor, companyId)
    const rows = (await registrationsOf(db, actor, { fiscalYear, companyId })).filter(
      ({ state }) => state === 'planned',
    )
    const lines: UploadRow[] = []
    for (const row of rows) lines.push(await uploadRow(db, services.keyring, row))
    audit({ after: { fiscalYear, people: lines.length }, companyId })
    return { fileName: `cap-registrations-FY${fiscalYear}.csv`, csv: uploadFile(lines) }
  },

  takeIn: async (context, { fiscalYear, csv, apply }) => {
    const { db, actor, audit } = context
    const results = await readTable(csv)
    if (typeof results === 'string') throw badInput({ csv: results })
    const rows = await registrationsOf(db, actor, { fiscalYear })
    const named = rows.map((row) => ({ row, name: sameName(row.personName) }))
    const answered = results.map((result) => {
      const wanted = sameName(result.name)
      const found = named.filter(
        ({ row: { companyName, number }, name }) =>
          (result.number !== '' && number === result.number) ||
          (name === wanted &&
            (result.company === '' || companyName.toLowerCase().startsWith(result.company.toLowerCase()))),
      )
      // Only what was submitted can be selected.
      const submitted = found.filter(({ row }) => isSubmitted(row))
      const row = submitted[0]?.row
      const problem =
        result.problem ||
        (found.length === 0
          ? `Nobody of this name is registered for FY ${fiscalYear}.`
          : !row
            ? 'This registration was not submitted. Enter the day it was submitted first.'
            : submitted.length > 1
              ? 'Several registrations have this name: add the company.'
              : row.caseId !== null
                ? 'The petition is open already.'
                : '')
      return { result, row, problem }
    })
    const taken = answered.filter(({ problem }) => problem === '')
    if (apply)
      for (const { row, result } of taken) {
        if (!row) continue
        const { filingFrom, filingUntil, selected } = result
        const locked = await lockRegistration(db, actor, row.id)
        if (!isSubmitted(locked)) throw badInput({ csv: 'A registration was changed just now. Check the file again.' })
        await changeRegistration(db, locked, {
          state: selected ? 'selected' : 'not selected',
          ...(selected ? { filingFrom, filingUntil } : { filingFrom: null, filingUntil: null }),
          number: result.number || row.number,
        })
        audit({ subject: `capRegistration:${row.id}`, after: { selected }, companyId: row.companyId })
      }
    return {
      applied: apply,
      rows: answered.map(({ result, problem }) => ({
        ...{ row: result.row, name: result.name, ok: problem === '' },
        says: problem || wordsOf(result),
      })),
    }
  },

  openCase: async (context, { registrationId }) => {
    const { db, actor, services, now, audit } = context
    const row = await lockRegistration(db, actor, registrationId)
    if (row.state !== 'selected') context.refuse('NOT_SELECTED')
    if (row.caseId !== null) context.refuse('HAS_CASE')
    const of = await client(db, actor, row.companyId)
    if (of.lawFirmId === null) context.refuse('NO_LAW_FIRM')
    const attorneyId = await attorneyFor(db, of, actor, undefined)
    const [subject = null] = await subjectsOf(db, of.id, [row.personId])
    const wanted = {
      ...{ type: typeOf(CaseType.h1b), mode: 'LEGAL' as const, client: of, subject, dependents: [] },
      attorneyId: attorneyId === 'notAssigned' ? null : attorneyId,
      options: { subType: 'cap' },
    }
    const opened = await openFor(db, actor, wanted, await authorOf(context))
    await changeRegistration(db, row, { caseId: opened.id })
    await bringDetails(context, row, opened.id)
    await refreshPercent(db, opened.id, { keyring: services.keyring, now })
    await refreshItems(context, opened.id)
    caseChanged(context, opened.id)
    audit({ subject: `case:${opened.id}`, after: { number: opened.number, registrationId }, companyId: row.companyId })
    return shown(context, row)
  },
})

/** What the petition is held against: window, job, level and area of the registration (V23, V25, D-18). */
async function bringDetails({ db }: Working, row: Row, caseId: number): Promise<void> {
  const plan = await lockPlan(db, caseId)
  const known = {
    [cap.selectionFrom.id]: row.filingFrom,
    [cap.selectionUntil.id]: row.filingUntil,
    [cap.registeredSoc.id]: row.soc || null,
    [cap.registeredArea.id]: row.area || null,
    [cap.registeredLevel.id]: row.level === null ? null : levels[row.level - 1],
  }
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  await savePlan(db, caseId, { ...plan, details: { ...plan.details, ...given } })
}

const wordsOf = ({
  selected,
  filingFrom,
  filingUntil,
}: {
  selected: boolean
  filingFrom: string | null
  filingUntil: string | null
}) =>
  selected ? `Selected, to be filed from ${showDate(filingFrom)} to ${showDate(filingUntil)}` : 'Not selected, kept'

/** More people than one registrant has in a season. */
const MOST_RESULTS = 10_000

async function readTable(csv: string) {
  try {
    return readResults(await tableApart.readLines(csv, MOST_RESULTS))
  } catch (error) {
    if (error instanceof TableRefused) return error.message
    throw error
  }
}

async function uploadRow(
  db: Parameters<typeof openFacts>[0],
  keyring: Parameters<typeof openFacts>[1],
  row: Row,
): Promise<UploadRow> {
  const { known } = await openFacts(db, keyring, { subject: 'person', id: row.personId })
  const value = (id: string) => {
    const answer = known[id]
    return answer && 'value' in answer ? String(answer.value ?? '') : ''
  }
  const passport = (await identitiesOf(db, keyring, [row.personId])).get(row.personId)?.passport
  return {
    'First Name': value(person.givenName.id),
    'Middle Name': value(person.middleName.id),
    'Last Name': value(person.familyName.id),
    Gender: value(person.sex.id),
    'Date of Birth': showDate(value(person.birthDate.id)),
    'Country of Birth': value(person.birthCountry.id),
    'Country of Citizenship': value(person.citizenship.id),
    'Passport Number': passport?.number ?? '',
    'Passport Country of Issuance': passport?.country ?? '',
    'Passport Expiration Date': showDate(passport?.expiresOn),
    'Master’s Cap': row.masters ? 'Yes' : 'No',
    'SOC Code': row.soc,
    'Area of Employment': row.area,
    'Offered Wage': row.wageCents === null ? '' : (row.wageCents / 100).toFixed(2),
    'Wage Level': row.level === null ? '' : (levels[row.level - 1] ?? ''),
  }
}

type Showing = Pick<Context<Operation>, 'services' | 'today'> & {
  db: Working['db'] | Parameters<typeof boardOf>[0]['db']
  actor: Working['actor']
}

const shown = async (context: Showing, asked: { fiscalYear?: number; companyId?: number }) =>
  boardOf(
    {
      ...{ db: context.db, actor: context.actor, keyring: context.services.keyring, today: context.today },
      mayEdit: await context.services.rights.may(context.actor.roleId, 'cap:edit'),
    },
    { fiscalYear: asked.fiscalYear, companyId: 'personId' in asked ? undefined : asked.companyId },
  )
