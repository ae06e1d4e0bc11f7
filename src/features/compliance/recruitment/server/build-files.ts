import { Readable } from 'node:stream'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { casePath } from '#case-types/case-path.ts'
import { plainFileName } from '#formats/file-name.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { pagesIn } from '#paper/package/item-pages.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem, PreparedDocument } from '#paper/types.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { type ReceivedFile, storeFile } from '#platform/files/receive.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type Exhibit, exhibitsOf, preparedExhibit } from '#preparation/documents/server/exhibits.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { insertDocument, insertFile, insertVersion } from '#preparation/documents/server/store.ts'
import { reportPages } from '../report-pages.ts'
import { nameOf } from '../window.ts'
import { type Opened, openRecruitment } from './opened.ts'
import { madeBefore } from './store.ts'

export type Wanted = { caseId: number; kind: 'report' | 'audit file'; by: number | null }
type Part = { label: string; document: PreparedDocument | undefined }

const system = { kind: 'system' } as const

/** Makes the report, or the file that an audit asks for (20 CFR 656.20), and keeps it as a document of the case. */
export async function buildFile(services: Services, { caseId, kind, by }: Wanted): Promise<void> {
  const db = services.database.read(system)
  const row = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [caseId])
  const now = services.clock.now()
  const today = await dayAt(db, row, now)
  const opened = await openRecruitment(db, db, row, today)
  const { jobTitle } = (await db.maybe<{ jobTitle: string }>(
    `select job_title as "jobTitle" from employments where id = $1`,
    [row.employmentId],
  )) ?? { jobTitle: '' }
  const about = { employer: row.companyName, caseNumber: row.number, jobTitle, today }
  const report = composePages(reportPages(opened, about), { footer: [`Case ${row.number}`, 'Page {page} of {pages}'] })
  const parts =
    kind === 'report'
      ? [{ label: 'Recruitment report', document: report }]
      : await auditParts(services, db, row, opened, report)
  const title = kind === 'report' ? 'Recruitment report' : 'PERM audit file'
  const items = kind === 'report' ? itemsOf(parts) : withIndex(row.number, parts)
  const bytes = joined(assemble(items, { title: `${title}, case ${row.number}` }).parts)
  const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
  const contentType = 'application/pdf'
  const stored = await storeFile(services, { content, tenant: tenantOf(row.companyId, null), contentType })
  const name = `${plainFileName(`${title} ${row.number}`)}.pdf`
  await orForget(services, stored, () =>
    keep(services, row, { ...stored, name, contentType }, { kind, title, by, now }),
  )
}

/** Wage, report, each step with its proof, résumés: in the order an auditor asks for them. */
async function auditParts(
  services: Services,
  db: Db,
  row: CaseColumns,
  { steps, applicants }: Opened,
  report: PreparedDocument,
): Promise<Part[]> {
  const exhibits = await exhibitsOf(db, row)
  const pagesOf = async (found: Exhibit | undefined) =>
    found?.readiness === 'Ready' ? preparedExhibit(services, found) : undefined
  const named = (documentId: number | null) => exhibits.find((each) => each.documentId === documentId)
  const parts: Part[] = []
  const determination = exhibits.find(({ itemId }) => itemId === 'determination')
  parts.push({ label: 'Prevailing wage determination', document: await pagesOf(determination) })
  parts.push({ label: 'Recruitment report', document: report })
  for (const step of steps)
    parts.push({
      label: `${nameOf(step)}${step.leftOut ? ' (replaced)' : ''}`,
      document: await pagesOf(named(step.documentId)),
    })
  for (const { name, documentId } of applicants)
    parts.push({ label: `Résumé of ${name}`, document: await pagesOf(named(documentId)) })
  return parts
}

const itemsOf = (parts: readonly Part[]): PackageItem[] =>
  parts.flatMap(({ label, document }) => (document ? [{ label, document }] : []))

/** The index is set twice, since its own length moves what it lists; what is missing is said, not left out. */
function withIndex(caseNumber: string, parts: readonly Part[]): PackageItem[] {
  const index = (from: number): PreparedDocument => {
    let page = from
    const rows = parts.map(({ label, document }) => {
      if (!document) return [label, 'missing']
      const at = page
      page += pagesIn({ label, document }).length
      return [label, String(at)]
    })
    return composePages([
      { kind: 'title', text: 'PERM audit file', subtitle: `Case ${caseNumber}` },
      {
        kind: 'table',
        columns: [
          { title: 'Part', share: 0.8 },
          { title: 'Page', share: 0.2, align: 'right' },
        ],
        rows,
      },
      { kind: 'paragraph', small: true, text: 'Kept for five years from filing (20 CFR 656.10(f)).' },
    ])
  }
  const length = index(1).pages.length
  return [{ label: 'Index', document: index(length + 1) }, ...itemsOf(parts)]
}

type Keeping = { kind: Wanted['kind']; title: string; by: number | null; now: Date }

/** The worker does not see it: the document is the employer's and the firm's. */
async function keep(services: Services, row: CaseColumns, file: ReceivedFile, { kind, title, by, now }: Keeping) {
  await systemChange(services, 'recruitment.made', async (change) => {
    const { db, audit } = change
    const author = { id: by, name: '', now }
    const fileId = await insertFile(db, row, file, { employeeAccess: false, at: now, by })
    const given = {
      ...{
        itemId: '',
        documentType: title,
        description: '',
        employeeAccess: false,
        enableEmail: false,
        expiresOn: null,
      },
      formType: kind === 'report' ? 'recruitment report' : kind,
    }
    // Made anew it is the next version of the same document.
    const before = await madeBefore(db, row.id, given.formType)
    const { id } = before ?? (await insertDocument(db, row.id, given, author))
    const versionId = await insertVersion(db, id, fileId, author)
    prepareLater(change, { versionId, companyId: row.companyId })
    await addEvent(
      db,
      row.id,
      { kind: 'document', text: `Made: ${title}.`, internal: true, details: { documentId: id } },
      author,
    )
    audit({ subject: `document:${id}`, after: { caseId: row.id, kind }, companyId: row.companyId })
    if (by !== null) {
      const link = casePath(row, '?tab=recruitment')
      await notify(change, by, { kind: 'cases', text: `${title} of case ${row.number} is ready.`, link, only: 'bell' })
    }
  })
}

export const BUILD_JOB = 'recruitment.build'

export const recruitmentJobs = {
  [BUILD_JOB]: (services, wanted: Wanted) => buildFile(services, wanted),
} satisfies Jobs
