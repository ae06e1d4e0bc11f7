import { Readable } from 'node:stream'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { Conditions } from '#compliance/labor-conditions/conditions.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import type { LedgerEntry } from '#compliance/labor-conditions/records.ts'
import {
  addCount,
  addEntry,
  type LcaColumns,
  ledgerOf,
  settleEntry,
  usesOf,
} from '#compliance/labor-conditions/server/store.ts'
import type { ItemId } from '#compliance/public-access/checklist.ts'
import { fromRecord, pageOf } from '#compliance/public-access/server/pages.ts'
import { insertFile } from '#compliance/public-access/server/store.ts'
import { addDays } from '#formats/day.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { nthBusinessDay } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { isoDay } from './days.ts'
import { conditionsOfDemo, type Employer, NORTHWIND } from './lcas.ts'
import { addressOf, offices } from './offices.ts'
import type { CompanyCode } from './people.ts'

type Filling = { db: Transaction; services: Services; now: Date }
type Filed = LcaColumns & { filedOn: string }

const FIRM = 'Miriam LANE'

type Keeper = Employer & {
  code: CompanyCode
  counted: { employees: number; fteHundredths: number; h1b: number }
  office: string
  phone: string
  /** Every so many files are late: a document is missing. */
  lateEach: number
}

/** One is dependent at exactly 15 percent; the two others are not, and each is late with one of its files. */
const KEEPERS: readonly Keeper[] = [
  {
    ...NORTHWIND,
    code: 'NORTHWIND',
    counted: { employees: 60, fteHundredths: 6000, h1b: 9 },
    office: 'NORTHWIND ANALYTICS, 200 Harbor Street, Suite 410, Boston, MA 02110',
    phone: '(617) 555-0142',
    lateEach: Number.POSITIVE_INFINITY,
  },
  {
    ...{ code: 'BLUE', hr: 'Owen MARSH', area: offices.BLUE.area, dependent: false },
    counted: { employees: 1240, fteHundredths: 110_250, h1b: 31 },
    office: 'BLUE HARBOR HEALTH, 18 Wharf Road, Portland, ME 04101',
    phone: '(207) 555-0118',
    lateEach: 6,
  },
  {
    ...{ code: 'CORVID', hr: 'Sade BELLO', area: offices.CORVID.area, dependent: false, grouped: true },
    counted: { employees: 36, fteHundredths: 3600, h1b: 8 },
    office: 'CORVID ROBOTICS, 77 Foundry Lane, Pittsburgh, PA 15222',
    phone: '(412) 555-0177',
    lateEach: 8,
  },
]

/** What stands behind the LCAs of the demo: the count of H-1B workers, notices, public access files. */
export async function fillDemoPublicAccess(filling: Filling): Promise<void> {
  for (const keeper of KEEPERS) await fillCompany(filling, keeper)
}

async function fillCompany(filling: Filling, keeper: Keeper): Promise<void> {
  const { db, now } = filling
  const company = await db.one<{ companyId: number; lawFirmId: number | null }>(
    `select id as "companyId", law_firm_id as "lawFirmId" from companies where code = $1`,
    [keeper.code],
  )
  const filed = await filedLcas(db, company.companyId, keeper)
  // Counted, and asked about strikes and wages, for each LCA anew.
  const counts = [[addDays(isoDay(now), -200), 'Year-end count'], ...filed.map(({ filedOn }) => [filedOn, 'New LCA'])]
  for (const [countedOn = '', event = ''] of counts)
    await addCount(db, company, {
      ...{ countedOn, event, ...keeper.counted },
      ...{ dependentSpec: false, dependentReg: keeper.dependent, countedByName: FIRM, at: now },
    })
  for (const { id, conditions } of filed)
    await db.run('update lcas set conditions = $2 where id = $1', [id, JSON.stringify(conditions)])
  await postNotices(db, filed, keeper, now)
  const [first] = filed
  if (first) await fillDemoLedger(filling, first, keeper.hr)
  const late = new Set(filed.flatMap(({ id }, at) => ((at + 1) % keeper.lateEach === 0 ? [id] : [])))
  const files = await openFiles(db, filed, keeper, late, now)
  for (const row of filed) await fillFile(filling, row, keeper, files.get(row.id) ?? 0, late.has(row.id))
  // Whether a file is awaited stands on the homes.
  for (const { id } of await db.rows<{ id: number }>(
    'select id from cases where company_id = $1 and lca_id is not null',
    [company.companyId],
  ))
    await refreshItems(filling, id)
}

async function filedLcas(db: Transaction, companyId: number, keeper: Keeper): Promise<Filed[]> {
  const rows = await db.rows<Omit<LcaColumns, 'conditions'>>(
    `select l.id, l.company_id as "companyId", c.name as "companyName", l.law_firm_id as "lawFirmId", l.number, l.known, l.version,
            l.withdrawn_on as "withdrawnOn", l.withdrawn_why as "withdrawnWhy", l.parent_case_id as "parentCaseId",
            l.request_note as "requestNote"
       from lcas l join companies c on c.id = l.company_id where l.company_id = $1 and l.known ? '${lca.lcaFiledOn.id}' order by l.id`,
    [companyId],
  )
  return rows.map((row) => ({
    ...row,
    conditions: Conditions.parse(conditionsOfDemo(said(row.known, lca.lcaFiledOn) ?? '', keeper)),
    filedOn: said(row.known, lca.lcaFiledOn) ?? '',
  }))
}

/** At two places each, taken down after ten business days. */
async function postNotices(db: Transaction, filed: readonly Filed[], { code, hr }: Keeper, now: Date): Promise<void> {
  const notices = filed.flatMap(({ id, filedOn }) =>
    ['Notice board at the entrance', 'Kitchen, third floor'].map((place) => {
      const from = addDays(filedOn, -2)
      return { id, place, from, down: addDays(nthBusinessDay(from, 10), 1) }
    }),
  )
  await db.run(
    `insert into lca_notices (company_id, law_firm_id, lca_id, kind, site, place, first_day, taken_down_on, posted_by_name, removed_by_name, created_at)
     select l.company_id, l.law_firm_id, l.id, 'posting', $2, n.place, n."from", n.down, $3, $3, $4
       from jsonb_to_recordset($1::jsonb) as n (id bigint, place text, "from" date, down date) join lcas l on l.id = n.id`,
    [JSON.stringify(notices), addressOf(offices[code]), hr, now],
  )
}

async function openFiles(
  db: Transaction,
  filed: readonly Filed[],
  { hr, office, phone }: Keeper,
  late: ReadonlySet<number>,
  now: Date,
): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; lcaId: number }>(
    `insert into public_access_files (company_id, law_firm_id, lca_id, custodian_name, custodian_place, custodian_phone, custodian_hours,
                                      custodian_since, ready_on, created_at)
     select l.company_id, l.law_firm_id, l.id, $2, $3, $5, 'Monday to Friday, 9 am to 5 pm',
            (l.known #>> '{${lca.lcaFiledOn.id},value}')::date,
            case when l.id <> all ($6::bigint[]) then (l.known #>> '{${lca.pafOpenedOn.id},value}')::date end, $4
       from lcas l where l.id = any ($1::bigint[]) returning id, lca_id as "lcaId"`,
    [filed.map(({ id }) => id), hr, office, now, phone, [...late]],
  )
  await db.run(`update lcas set known = known - '${lca.pafOpenedOn.id}' where id = any ($1::bigint[])`, [[...late]])
  return new Map(rows.map(({ id, lcaId }) => [lcaId, id]))
}

/** Invented for the demo; the record itself says pay, prevailing wage and notice. */
const OWN_PAGES: Partial<Record<ItemId, { says: string; text: string }>> = {
  P1: {
    says: 'Form ETA-9035/9035E with its cover pages',
    text: 'Sample. In place of the labor condition application, which was issued by nobody.',
  },
  P3: {
    says: 'Pay follows grade, experience and degree',
    text: 'Each job has a grade with a range. Where in the range somebody is paid follows from years of experience, degree and review, for H-1B and U.S. workers alike.',
  },
  P6: {
    says: 'Same benefits for all employees',
    text: 'All full-time employees are offered the same health plan, retirement plan, paid leave and training.',
  },
  P8: {
    says: 'One employer with its affiliate',
    text: 'The company and its affiliate are one employer (20 CFR 655.736(b)) and are counted together.',
  },
  P9: {
    says: 'One worker, exempt by a master’s degree',
    text: 'One H-1B worker is employed under this application. The worker is exempt: a master’s degree in a field of the job (20 CFR 655.737).',
  },
}

const itemsOf = ({ dependent, grouped }: Employer, late: boolean): ItemId[] => [
  ...(['P1', 'P2', 'P3', 'P4', 'P5'] as const),
  ...(late ? [] : (['P6'] as const)),
  ...(grouped ? (['P8'] as const) : []),
  ...(dependent ? (['P9'] as const) : []),
]

async function fillFile(
  { db, services, now }: Filling,
  row: Filed,
  keeper: Keeper,
  publicFileId: number,
  late: boolean,
): Promise<void> {
  const kept = []
  for (const item of itemsOf(keeper, late)) {
    const own = OWN_PAGES[item]
    const blocks: readonly Block[] = own ? [{ kind: 'paragraph', text: own.text }] : []
    const made = own ? { says: own.says, blocks } : await fromRecord(db, row, item, '')
    if (!made) continue
    const { bytes, pages } = pageOf(row, item, made.blocks)
    const content = Readable.from([Buffer.from(bytes)])
    const contentType = 'application/pdf'
    const stored = await storeFile(services, { content, tenant: tenantOf(row.companyId, row.lawFirmId), contentType })
    const { id } = await insertFile(db, row, { ...stored, name: `${item}.pdf`, contentType }, now, null)
    kept.push({ item, fileId: id, pages, says: made.says, by: item === 'P1' || item === 'P4' ? FIRM : keeper.hr })
  }
  const on = said(row.known, lca.pafOpenedOn) ?? row.filedOn
  await db.run(
    `insert into public_access_items (company_id, law_firm_id, public_file_id, item, file_id, pages, says, certified, supplied_on,
                                      supplied_by_name, supplied_at, checked_by_name, checked_on)
     select p.company_id, p.law_firm_id, p.id, g.item, g."fileId", g.pages, g.says, true, $3, g.by, $4, $5, $3
       from public_access_files p, jsonb_to_recordset($2::jsonb) as g (item text, "fileId" bigint, pages integer, says text, by text)
      where p.id = $1`,
    [publicFileId, JSON.stringify(kept), on, now, FIRM],
  )
}

/** An officer came and was answered, a leave that nobody pays for and nobody has to, a move within the area. */
async function fillDemoLedger({ db, now }: { db: Transaction; now: Date }, row: LcaColumns, hr: string): Promise<void> {
  const today = isoDay(now)
  const worker = (await usesOf(db, row.id))[0]?.personName ?? ''
  if (!worker) return
  const lines: LedgerEntry['entry'][] = [
    {
      ...{
        kind: 'visit',
        on: addDays(today, -40),
        answerBy: '',
        worker,
        site: '200 Harbor Street, Boston',
      },
      ...{ officer: 'R. Cole, FDNS', badge: '4417', present: hr },
      ...{ asked: 'Pay slips of three months', shown: 'Badge, desk, certified LCA' },
    },
    {
      ...{ kind: 'unpaid', worker, on: addDays(today, -25), until: addDays(today, -21), reason: 'own request' },
      ...{ evidence: 'Signed request for a family visit', hours: 40, planPays: false },
    },
    {
      ...{ kind: 'home', worker, on: addDays(today, 14), address: '12 Highland Avenue, Somerville, MA' },
      ...{ inArea: true, worksThere: true },
    },
  ]
  for (const entry of lines) await addEntry(db, row, { entry, byName: hr, at: now })
  const visit = (await ledgerOf(db, row.id)).find(({ entry }) => entry.kind === 'visit')
  if (visit)
    await settleEntry(db, visit.id, { on: addDays(today, -38), note: 'Pay slips sent by e-mail' }, 'Miriam LANE')
}
