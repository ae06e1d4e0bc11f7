import { caseTypeById } from '#case-types/all.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { statusNames } from '#case-types/status-table.ts'
import { feesDueOf } from '#case-work/filings/server/fees-due.ts'
import { openFilingFile } from '#case-work/filings/server/filing-file.ts'
import { feeSettingsFor } from '#case-work/filings/server/rule-values-store.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal, stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { feesBeforeCase } from '#rules/fees/of-case.ts'
import { keepCases } from '../contract.ts'
import { choosesOptions, mayStart, seesFees } from '../policy.ts'
import type { CaseRow } from '../records.ts'
import { linkedCases } from '../rules.ts'
import { BOARD_ROWS, boardOf } from './board.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { authorOf, caseChanged, tell } from './case-contacts.ts'
import { readDashboard } from './dashboard.ts'
import { readDetails } from './details.ts'
import { addEvent } from './events.ts'
import { listedFees } from './fees.ts'
import { listCases } from './list.ts'
import { moveHandlers } from './move-handlers.ts'
import {
  attorneyFor,
  attorneysOf,
  client,
  clientFor,
  isAboutPerson,
  openFor,
  subjectsOf,
  typeWanted,
  type Wanted,
} from './opening.ts'
import { progressOf, refreshPercent } from './percent-store.ts'
import { readRow } from './read-row.ts'
import { rowFor, typeOf } from './rows.ts'
import { saveOptions } from './save-options.ts'
import { requireCase, requireRight } from './visible.ts'
import { workHandlers } from './work-handlers.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
const systemOf = (services: Services) => () => services.database.read({ kind: 'system' })

/** A company that is asked for must be in sight; without one the whole scope is meant. */
const requireClient = async (db: Db, actor: Actor, companyId: number | undefined) => {
  if (companyId !== undefined && actor.scope !== 'person') await client(db, actor, companyId)
}

/** Who opened a case need not be in sight of whoever asks for it by name; nobody of that name opened none. */
const userNamed = async (system: Db, userName: string) =>
  (await system.maybe<{ id: number }>('select id from users where user_name = $1', [userName]))?.id ?? 0

/** An employee reads no companies, but works for one. */
function readClient(db: Db, system: Db, actor: Actor, companyId: number) {
  if (actor.scope !== 'person') return client(db, actor, companyId)
  if (companyId !== actor.companyId) throw notFound()
  return client(system, actor, companyId)
}

const keepCasesHandlers = implement(keepCases, {
  list: async (context, { calculatePercentageFields: _switch, userName, ...filter }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, now } = context
    await requireClient(db, actor, filter.companyId)
    const createdBy = userName === undefined ? undefined : await userNamed(systemOf(services)(), userName)
    const page = await listCases(db, actor, { ...filter, createdBy }, dayOf(now))
    return { ...page, items: page.items.map(rowFor(actor)) }
  },

  board: async ({ db, actor }, filter) => {
    await requireClient(db, actor, filter.companyId)
    const rows = (await boardOf(db, actor, filter)).map(rowFor(actor))
    const columns = Object.entries(statusNames).map(([id, name]) => {
      const items = rows.filter(({ status }) => status === Number(id))
      return { status: Number(id), name, items: items.slice(0, BOARD_ROWS), more: items.length > BOARD_ROWS }
    })
    return { columns }
  },

  dashboard: async (context, { companyId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, now } = context
    await requireClient(db, actor, companyId)
    return readDashboard({ db, system: systemOf(services), actor }, companyId, dayOf(now))
  },

  get: async (context, { id }) => {
    await requireRight(context, 'case:read')
    return readDetails(context, id)
  },

  fees: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, now } = context
    const file = await requireCase(db, actor, id)
    if (!seesFees(actor.roleId, file.mode))
      throw new Refusal(403, 'FORBIDDEN', 'The fees of this case are the employer’s.')
    const filing = await openFilingFile(db, services.keyring, file, dayOf(now))
    return listedFees(feesDueOf(filing), filing.filingDate)
  },

  progress: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, now } = context
    await requireCase(db, actor, id)
    return { items: await progressOf(db, id, { keyring: services.keyring, now }) }
  },

  estimate: async ({ db, actor, services, now }, { companyId, typeId, ...options }) => {
    const system = services.database.read({ kind: 'system' })
    const of = await readClient(db, system, actor, companyId)
    const type = caseTypeById(typeId)
    if (!type) throw badInput({ typeId: 'There is no such case type.' })
    const { known } = await readFacts(system, services.keyring, { subject: 'company', id: of.id })
    const value = (factId: string) => {
      const answer = known[factId]
      return answer && 'value' in answer ? answer.value : undefined
    }
    const filingDate = dayOf(now)
    const settings = await feeSettingsFor(db, type, of.lawFirmId, filingDate)
    return listedFees(
      feesBeforeCase({ type, options: { ...options, mode: 'LEGAL' }, value, filingDate, settings }),
      filingDate,
    )
  },

  attorneys: async ({ db, actor, services }, { companyId }) => {
    const system = services.database.read({ kind: 'system' })
    const of = await readClient(db, system, actor, companyId)
    const firm = await system.maybe<{ name: string }>('select name from law_firms where id = $1', [of.lawFirmId])
    return {
      lawFirmName: firm?.name ?? '',
      diyAccess: of.diyAccess === 'Y',
      paymentMissing: waitsForPayment(of),
      items: await attorneysOf(system, of),
    }
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
        dependents: type.id === 2 ? inPackage.length + 1 : inPackage.length,
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
            known: plan.typeId === 2 ? { filedWithH1b: true } : { derivative: true },
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

  update: async (context, { id, version, ...chosen }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, services, now, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (!choosesOptions(file, actor)) refuse('NOT_YOURS')
    if (version !== undefined && version !== file.version) throw stale({ version: file.version })
    const type = typeOf(file.typeId)
    if (chosen.subType && !type.subTypes.some((each) => each.id === chosen.subType)) refuse('SUB_TYPE_UNKNOWN')
    const changed = await saveOptions(db, file, type, chosen, { at: now, by: actor.userId })
    await refreshPercent(db, id, { keyring: services.keyring, now })
    caseChanged(context, id)
    if (changed) await addEvent(db, id, { kind: 'changed', text: changed }, await authorOf(context))
    audit({ subject: `case:${id}`, before: file.options, after: chosen, companyId: file.companyId })
    return readRow(context, id)
  },
})

export const casesHandlers = [...keepCasesHandlers, ...moveHandlers, ...bulkHandlers, ...workHandlers]
