import { CaseType } from '#case-types/case-type.ts'
import { reviewPoints } from '#case-types/types/contract-review.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, type Day } from '#formats/day.ts'
import type { Invoice } from '#paperwork/claims/collection-records.ts'
import { planned } from '#paperwork/claims/installments.ts'
import type { FindingInput } from '#paperwork/claims/review-records.ts'
import {
  insertDemand,
  insertPayment,
  matterOf,
  replacePlan,
  saveInvoice,
  saveMatter,
} from '#paperwork/claims/server/collection-store.ts'
import { insertFinding, saveReview } from '#paperwork/claims/server/review-store.ts'
import { figuresOn } from '#paperwork/claims/sums.ts'
import { isoDay } from './days.ts'
import { addDocument } from './documents.ts'
import { type Client, demoClient, type Filling, openMatter, walkMatter } from './matters.ts'
import { type SampleFile, samplePages, samplePaper } from './sample-files.ts'

/** What the firm does for Northwind beside immigration: a customer's debt that is paid in parts, and a contract being read. */
export async function fillDemoClaims(filling: Filling): Promise<void> {
  const client = await demoClient(filling.db)
  const today = isoDay(filling.now)
  const ago = (days: number) => addDays(today, -days)
  await fillCollection(filling, client, ago)
  await fillReview(filling, client, ago)
}

type Ago = (days: number) => Day

const DEBTOR = {
  ...{ name: 'Harborline Retail Group, Inc.', contact: 'Dale Whitcomb, accounts payable', phone: '(617) 555-0148' },
  ...{ address: '9 Pier Street\nBoston, MA 02110', email: 'payables@harborline.example' },
}

const unpaidInvoices = (ago: Ago): Invoice[] => [
  { number: 'NW-2291', issuedOn: ago(125), dueOn: ago(95), amountCents: 1_840_000, paidCents: 0 },
  { number: 'NW-2317', issuedOn: ago(94), dueOn: ago(64), amountCents: 1_265_000, paidCents: 400_000 },
]

async function fillCollection(filling: Filling, client: Client, ago: Ago): Promise<void> {
  const { db, now } = filling
  const id = await openMatter(filling, client, { typeId: CaseType.collections, daysAgo: 47 })
  const terms = {
    ...{ contract: `Master services agreement, statement of work 3 of ${showDate(ago(300))}`, payDays: 10 },
    ...{ governingLaw: 'Massachusetts', limitationOn: addMonths(ago(95), 72), limitationRule: 'M.G.L. c. 260, § 2' },
  }
  const rates = [{ from: ago(300), basisPoints: 1_200, source: 'MSA section 7.2', confirmed: true }]
  await saveMatter(db, { id }, { debtor: DEBTOR, terms, rates }, now)
  for (const invoice of unpaidInvoices(ago)) {
    await saveInvoice(db, id, undefined, invoice)
    const { number, dueOn } = invoice
    const file = () => samplePaper(`Invoice ${number}`, [...papered(client), ['Due', showDate(dueOn)]])
    await send(filling, client, id, { itemId: 'invoices', name: `Invoice ${number}`, fileName: number, file })
  }
  const contractOf = () => samplePaper('Master services agreement', papered(client))
  await send(filling, client, id, { itemId: 'contract', name: 'Signed contract', fileName: 'msa', file: contractOf })
  const { demandCents, outstandingCents } = figuresOn(ago(33), await matterOf(db, id))
  const sent = { way: 'Certified mail', to: DEBTOR.name, tracking: '9407111899560000123456' } as const
  const byName = client.attorney.name
  await insertDemand(db, id, { ...sent, on: ago(33), amountCents: demandCents, payBy: ago(23), byName }, now)
  // Three equal parts; the first has come, the others are ahead.
  const plan = planned(outstandingCents, 3, ago(12), 'month')
  await replacePlan(db, id, plan, 0)
  const came = { on: ago(12), amountCents: plan[0]?.amountCents ?? 0, interestCents: 0, how: 'Bank transfer' } as const
  await insertPayment(db, id, { ...came, reference: 'HRG 88213', byName: client.hr.name }, now)
  await walkMatter(filling, client, id, [
    ['CONFLICT_CHECK', 45],
    ['DOCUMENTS', 44],
    ['DEMAND_DRAFT', 36],
    ['ATTY_APPROVAL', 34],
    ['DEMAND_SENT', 33],
    ['INSTALMENTS', 20],
  ])
}

const papered = ({ companyName }: Client): (readonly [string, string])[] => [
  ['From', companyName],
  ['To', DEBTOR.name],
]

const OTHER_SIDE = 'Castellan Health Systems'
const LEAVING =
  'Who leaves the assignment within twelve months shall repay the recruitment and filing costs to Supplier as liquidated damages.'
const MOVING = 'Client may relocate the worker to any of its sites upon five days’ notice.'

const contract = (client: Client): SampleFile =>
  samplePages('Master services agreement', [
    { kind: 'paragraph', text: `Between ${OTHER_SIDE} (Client) and ${client.companyName} (Supplier).` },
    { kind: 'heading', text: '3.1 Place of work' },
    { kind: 'paragraph', text: `Services are performed at 40 Longwood Avenue, Boston. ${MOVING}` },
    { kind: 'heading', text: '4.2 Supervision' },
    { kind: 'paragraph', text: 'Supplier keeps the right to control and supervise the work of its employees.' },
    { kind: 'heading', text: '9 Early end' },
    { kind: 'paragraph', text: LEAVING },
    { kind: 'heading', text: '12 Signatures' },
    { kind: 'paragraph', text: 'Signed by the authorized representatives of both sides.' },
  ])

const findings: readonly FindingInput[] = [
  {
    ...{ point: reviewPoints[6] ?? '', clause: '9 Early end', page: 1, quote: LEAVING, risk: 'high' },
    advice:
      'Strike it. A worker may not be charged a penalty for leaving early, nor the fees of the petition (20 CFR 655.731(c)(10)).',
  },
  {
    ...{ point: reviewPoints[1] ?? '', clause: '3.1 Place of work', page: 1, quote: MOVING, risk: 'medium' },
    advice: 'Limit it to sites within the area of the LCA, or ask for notice long enough to amend the petition first.',
  },
]

async function fillReview(filling: Filling, client: Client, ago: Ago): Promise<void> {
  const { db, now } = filling
  const id = await openMatter(filling, client, { typeId: CaseType.contractReview, subType: 'msa', daysAgo: 4 })
  const asked = {
    ...{ parties: `${client.companyName} and ${OTHER_SIDE}`, askedOn: ago(4), workingDays: 5 },
    purpose: 'Shows where two H-1B workers would work, and for whom',
    questions: 'May we agree to section 9? The client wants staff to pay if they leave within a year.',
  }
  await saveReview(db, { id }, asked, now)
  const file = () => contract(client)
  const name = 'The contract with its annexes'
  await send(filling, client, id, { itemId: 'contract', name, fileName: 'castellan_msa', file })
  for (const finding of findings) await insertFinding(db, id, { ...finding, byName: client.attorney.name }, now)
  await walkMatter(filling, client, id, [
    ['SUBMITTED', 4],
    ['CONFLICT_CHECK', 3],
    ['ASSIGNED', 3],
    ['REVIEW', 2],
    ['COMMENTS_DRAFT', 1],
    ['ATTY_APPROVAL', 1],
  ])
}

type Sent = { itemId: string; name: string; fileName: string; file: () => SampleFile }

/** What the client sent, looked at and accepted. */
async function send({ db, services, now }: Filling, client: Client, caseId: number, document: Sent): Promise<void> {
  const { companyId, lawFirmId, companyName } = client
  const nobody = { personId: null, householdPersonId: null, personName: '', userId: null }
  const of = { id: caseId, companyId, lawFirmId, companyName, ...nobody }
  await addDocument(db, services, of, { ...document, from: 'employer', review: 'Accepted' }, now)
}
