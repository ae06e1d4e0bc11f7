import { Readable } from 'node:stream'
import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { caseToRead } from '#preparation/filing-file/server/access.ts'
import { collectionOperations } from '../collection-contract.ts'
import type { Collection } from '../collection-records.ts'
import { planRefused } from '../installments.ts'
import { inDollars } from '../money.ts'
import { confirms, enters, nextStages, worksOn } from '../policy.ts'
import { statementPages } from '../statement.ts'
import { figuresOn, received } from '../sums.ts'
import {
  dropInvoice,
  insertDemand,
  insertPayment,
  type Matter,
  matterOf,
  replacePlan,
  saveInvoice,
  saveMatter,
  takePaymentBack,
} from './collection-store.ts'

export const collectionHandlers = implement(collectionOperations, {
  ofCase: async (context, { id }) => shown(context, await matterCase(context, id)),

  save: async (context, { id, version, debtor, terms, rates }) => {
    const { db, now, actor, refuse, audit } = context
    const row = await toEnter(context, id)
    const before = await matterOf(db, id)
    if (before.version !== version) refuse('STALE')
    const isLaw =
      terms.limitationOn !== before.terms.limitationOn ||
      confirmedIn(rates).some((each) => !confirmedIn(before.rates).includes(each))
    if (isLaw && !confirms(actor)) refuse('ATTORNEY_CONFIRMS')
    await saveMatter(db, row, { debtor, terms, rates }, now)
    audit({ subject: `case:${id}`, before: whole(before), after: { debtor, terms, rates }, companyId: row.companyId })
    return changed(context, row)
  },

  saveInvoice: async (context, { id, was, invoice }) => {
    const { db, refuse, audit } = context
    const row = await toEnter(context, id)
    const { invoices, payments } = await matterOf(db, id)
    if (invoice.dueOn < invoice.issuedOn)
      refuse('DUE_BEFORE_ISSUED', { fields: { dueOn: 'Due on its date or later.' } })
    if (invoice.paidCents > invoice.amountCents) refuse('PAID_TOO_MUCH')
    const others = invoices.filter(({ number }) => number !== was)
    if (others.some(({ number }) => number === invoice.number)) refuse('NUMBER_TAKEN')
    if (!covers([...others, invoice], payments)) refuse('LESS_THAN_RECEIVED')
    const before = invoices.find(({ number }) => number === was)
    await saveInvoice(db, id, before && was, invoice)
    audit({ subject: `case:${id}`, before: before ?? {}, after: invoice, companyId: row.companyId })
    return changed(context, row)
  },

  removeInvoice: async (context, { id, number }) => {
    const { db, refuse, audit } = context
    const row = await toEnter(context, id)
    const { invoices, payments } = await matterOf(db, id)
    const left = invoices.filter((each) => each.number !== number)
    if (!covers(left, payments)) refuse('LESS_THAN_RECEIVED')
    await dropInvoice(db, id, number)
    audit({ subject: `case:${id}`, before: { invoice: number }, companyId: row.companyId })
    return changed(context, row)
  },

  pay: async (context, { id, ...payment }) => {
    const { db, now, today, refuse, audit } = context
    const row = await toEnter(context, id)
    if (payment.on > today) refuse('NOT_YET', { fields: { on: 'This day has not come yet.' } })
    const before = figuresOn(today, await matterOf(db, id))
    if (payment.interestCents > Math.min(payment.amountCents, before.interestOpenCents))
      refuse('INTEREST_TOO_MUCH', { fields: { interestCents: `At most ${inDollars(before.interestOpenCents)}.` } })
    if (payment.amountCents - payment.interestCents > before.outstandingCents)
      refuse('TOO_MUCH', { fields: { amountCents: `${inDollars(before.outstandingCents)} is outstanding.` } })
    const { name: byName } = await authorOf(context)
    await insertPayment(db, id, { ...payment, byName }, now)
    audit({ subject: `case:${id}`, after: { payment }, companyId: row.companyId })
    await told(context, row, `${inDollars(payment.amountCents)} came in on ${showDate(payment.on)}.`)
    return changed(context, row)
  },

  takeBack: async (context, { id, position, reason }) => {
    const { db, refuse, audit } = context
    const row = await toEnter(context, id)
    const { payments } = await matterOf(db, id)
    const payment = received(payments).find((each) => each.position === position) ?? refuse('NO_PAYMENT')
    await takePaymentBack(db, id, position, reason)
    audit({ subject: `case:${id}`, before: { payment }, reason, companyId: row.companyId })
    await told(context, row, `The payment of ${inDollars(payment.amountCents)} was taken back: ${reason}`)
    return changed(context, row)
  },

  plan: async (context, { id, totalCents, installments }) => {
    const { db, now, today, audit } = context
    const row = await toWorkOn(context, id)
    const matter = await matterOf(db, id)
    const { outstandingCents, interestOpenCents, receivedCents } = figuresOn(today, matter)
    const why = planRefused(installments, totalCents, outstandingCents + interestOpenCents)
    if (installments.length > 0 && why) throw new Refusal(400, 'PLAN_REFUSED', why, { fields: { installments: why } })
    await saveMatter(db, row, {}, now)
    await replacePlan(db, id, installments, installments.length > 0 ? receivedCents : null)
    audit({
      ...{ subject: `case:${id}`, companyId: row.companyId },
      before: { installments: matter.installments },
      after: { installments },
    })
    return changed(context, row)
  },

  demand: async (context, { id, ...demand }) => {
    const { db, now, today, refuse, audit } = context
    const row = await toWorkOn(context, id)
    if (demand.on > today) refuse('NOT_YET', { fields: { on: 'This day has not come yet.' } })
    if (BEFORE_APPROVAL.includes(row.stage)) refuse('NOT_APPROVED')
    const matter = await matterOf(db, id)
    if (!matter.debtor.name || !matter.debtor.address) refuse('NO_DEBTOR')
    const { outstandingCents, demandCents, planKept } = figuresOn(demand.on, matter)
    if (outstandingCents === 0) refuse('NOTHING_OWED')
    if (planKept) refuse('PLAN_KEPT')
    const { name: byName } = await authorOf(context)
    const payBy = addDays(demand.on, matter.terms.payDays)
    await insertDemand(db, id, { ...demand, amountCents: demandCents, payBy, byName }, now)
    audit({ subject: `case:${id}`, after: { demand, payBy }, companyId: row.companyId })
    await told(context, row, `${inDollars(demandCents)} was demanded, to be paid by ${showDate(payBy)}.`)
    if (row.stage === 'ATTY_APPROVAL') await makeMove(context, id, { stage: 'DEMAND_SENT', data: {} })
    return changed(context, row)
  },

  statement: async (context, { id, inline }) => {
    const row = await matterCase(context, id)
    const collection = await shown(context, row)
    const title = `Statement of account, case ${row.number}`
    const document = statementPages(collection, { client: row.companyName ?? '', number: row.number })
    const bytes = joined(assemble([{ document, label: title }], { title }).parts)
    return {
      stream: Readable.from([Buffer.from(bytes)]),
      ...{ fileName: `Statement ${row.number}.pdf`, contentType: 'application/pdf', inline },
    }
  },
})

const BEFORE_APPROVAL: readonly string[] = ['OPENED', 'CONFLICT_CHECK', 'DOCUMENTS', 'DEMAND_DRAFT']

type Asking = Parameters<typeof caseToRead>[0]

async function matterCase(context: Asking, id: number): Promise<CaseColumns> {
  return aMatter(await caseToRead(context, id))
}

/** Locked, for somebody who enters facts. */
async function toEnter(context: Asking, id: number): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = aMatter(await requireCase(context.db, context.actor, id, 'for update'))
  if (!enters(row, context.actor)) throw refused(row, 'The client and the law firm keep this account.')
  return row
}

async function toWorkOn(context: Asking, id: number): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = aMatter(await requireCase(context.db, context.actor, id, 'for update'))
  if (!worksOn(row, context.actor)) throw refused(row, 'The law firm asks the debtor to pay.')
  return row
}

function aMatter(row: CaseColumns): CaseColumns {
  if (typeOf(row.typeId).settlesDebt) return row
  throw new Refusal(409, 'NOT_A_COLLECTION', collectionOperations.ofCase.refusals.NOT_A_COLLECTION.message)
}

const refused = ({ status }: CaseColumns, sentence: string) =>
  isOpenCase(status)
    ? new Refusal(403, 'FORBIDDEN', sentence)
    : new Refusal(409, 'CLOSED', collectionOperations.save.refusals.CLOSED.message)

const confirmedIn = (rates: Matter['rates']): string[] =>
  rates.filter(({ confirmed }) => confirmed).map(({ from, basisPoints }) => `${from} ${basisPoints}`)
const whole = ({ debtor, terms, rates }: Matter) => ({ debtor, terms, rates })

/** What came in for invoices is never more than they ask for. */
const covers = (invoices: Matter['invoices'], payments: Matter['payments']): boolean =>
  received(payments).reduce((sum, each) => sum + each.amountCents - each.interestCents, 0) <=
  invoices.reduce((sum, each) => sum + each.amountCents - each.paidCents, 0)

const told = async (context: Working, { id }: CaseColumns, text: string) =>
  addEvent(context.db, id, { kind: 'collection', text }, await authorOf(context))

/** Dates and what is open follow every change. */
async function changed(context: Working, row: CaseColumns): Promise<Collection> {
  await refreshItems(context, row.id)
  caseChanged(context, row.id)
  return shown(context, await requireCase(context.db, context.actor, row.id))
}

type Showing = { db: Db; actor: Actor; today: Day }

async function shown({ db, actor, today }: Showing, row: CaseColumns): Promise<Collection> {
  const matter = await matterOf(db, row.id)
  const { invoices, installments, ...sums } = figuresOn(today, matter)
  return {
    id: row.id,
    ...{ version: matter.version, debtor: matter.debtor, terms: matter.terms, rates: matter.rates },
    ...{ payments: matter.payments, demands: matter.demands, installments },
    invoices: [...invoices],
    sums: { ...sums, asOf: today },
    stage: row.stage,
    next: nextStages(row, actor, ['DEMAND_SENT']),
    may: { enter: enters(row, actor), demand: worksOn(row, actor), confirm: confirms(actor) },
  }
}
