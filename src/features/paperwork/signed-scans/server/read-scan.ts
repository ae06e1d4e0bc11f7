import { buffer } from 'node:stream/consumers'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import type { ScannedPage as ReadPage } from '#paper/symbols/scanned-pages.ts'
import { packagesOf } from '#paperwork/packages/server/package-store.ts'
import { pagesInPlace } from '#paperwork/substitutes/server/store.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { isStillPrepared } from '#preparation/filing-file/policy.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { receiveScan } from '#preparation/filing-file/server/signatures-store.ts'
import { pageCode, pageCodeIn } from '#preparation/signatures/page-code.ts'
import { type PlaceInPackage, placesIn } from '#preparation/signatures/server/places.ts'
import { scanFile } from '#preparation/signatures/server/signed-files-store.ts'
import { changedSince } from '#preparation/signatures/server/signed-pages.ts'
import { MOST_SCAN_PAGES, type ScannedPage } from '../contract.ts'
import { codesOf, matchPage, type PageMatch, placesInWords, signersOn } from '../match-page.ts'
import { readScanApart } from './scan-apart.ts'
import { finishScan, type ScanRow, scanForJob, setScanProgress } from './scan-store.ts'

export const READ_SCAN_JOB = 'filings.readScan'
const system = { kind: 'system' } as const

/** Finds the codes on the pages of a scan and notes which boxes came back; somebody looks at each. A scan that was read stays as it is. */
export async function readSignedScan(services: Services, scanId: number): Promise<void> {
  const { database, keyring, clock } = services
  const db = database.read(system)
  const scan = await scanForJob(db, scanId)
  if (scan.status !== 'Reading') return
  const row = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [scan.caseId])
  const opened = await openFilingFile(db, keyring, row, await dayAt(db, row, clock.now()))
  const read = await pagesOf(services, db, scan)
  const here = placesIn(opened)
  const filing = { caseNumber: row.number, packages: await packagesOf(db, row.id, 100), here }
  const found: Found[] = []
  for (const { page, codes } of read.pages) {
    const match = matchPage(codes, filing)
    found.push({ page, match, changed: match.state === 'Matched' && (await isChanged(services, db, match)) })
  }
  await finish(services, scan, row, { found, failed: read.failed })
}

type Match = PageMatch<PlaceInPackage>
type Matched = Extract<Match, { state: 'Matched' }>
type Found = { page: number; match: Match; changed: boolean }

async function pagesOf(services: Services, db: Db, { id, fileId, fileName }: ScanRow) {
  const coded = ({ page, ...read }: ReadPage, alone: boolean) => {
    const codes = codesOf(read)
    const named = alone && codes.length === 0 ? pageCodeIn(fileName) : undefined
    return { page, codes: named ? [named] : codes }
  }
  try {
    const file = await scanFile(db, fileId)
    if (!file) throw new Error('The scan is gone.')
    const from = { tenant: tenantOf(file.companyId, null), file: file.key }
    const bytes = new Uint8Array(await buffer(await readFile(services, from)))
    const { pages, count } = await readScanApart({ bytes, mostPages: MOST_SCAN_PAGES }, ({ done, of }) =>
      services.database.transaction(system, (tx) => setScanProgress(tx, id, done, of)),
    )
    return { pages: pages.map((each) => coded(each, count === 1)), failed: false }
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, scanId: id }, 'a scan cannot be read')
    // A scan that cannot be read is still a scan: its name may have the code, or somebody says what it is.
    return { pages: [coded({ page: 1, symbols: [], text: '' }, true)], failed: true }
  }
}

async function isChanged(services: Services, db: Db, { code, places }: Matched): Promise<boolean> {
  const [first] = places
  const form = first?.of.file.forms.find(({ id }) => id === first.caseFormId)
  const items = form && first && (await pagesInPlace(services, first.of.file, form))
  if (!form || !items) return false
  return changedSince(services, db, first.of.row.companyId, { form, items, page: first.page - 1, code: pageCode(code) })
}

async function finish(
  services: Services,
  { id, fileId, by, byName }: ScanRow,
  row: CaseColumns,
  { found, failed }: { found: readonly Found[]; failed: boolean },
): Promise<void> {
  await systemChange(services, READ_SCAN_JOB, async ({ db, now, audit }) => {
    const { status } = await db.one<{ status: number }>('select status from cases where id = $1 for update', [row.id])
    // It may have been filed while the scan was read: what went out stays as it went out.
    const late = !isStillPrepared({ status })
    // Card data is never kept: one payment form among them, and the whole file goes.
    const refused = found.some(({ match }) => match.state === 'Payment form')
    const pages = found.map((each) => (late ? { ...shown(each), state: 'Put aside' as const } : shown(each)))
    if ((await finishScan(db, id, { status: refused ? 'Refused' : failed ? 'Failed' : 'Read', pages })) === 0) return
    if (refused) await forget(services, db, fileId)
    for (const { page, match, changed } of found) {
      if (match.state !== 'Matched' || changed || late || refused) continue
      for (const { caseFormId, block, name, of } of match.places)
        await receiveScan(db, of.row.id, {
          ...{ caseFormId, block, signer: name, pageCode: pageCode(match.code) },
          ...{ fileId, filePage: page, at: now, by, byName },
        })
    }
    for (const caseId of new Set([row.id, ...casesIn(found)])) await refreshItems({ db, services, now }, caseId)
    audit({ subject: `case:${row.id}`, after: { scan: id, pages }, companyId: row.companyId })
  })
}

/** What was stored of a file is deleted; that it was there stays on record. */
async function forget(services: Services, db: Db, fileId: number): Promise<void> {
  const file = await scanFile(db, fileId)
  if (file) await services.files.delete(file.key)
}

const casesIn = (found: readonly Found[]): number[] =>
  found.flatMap(({ match }) => (match.state === 'Matched' ? match.places.map(({ of }) => of.row.id) : []))

const shown = ({ page, match, changed }: Found): ScannedPage => ({
  page,
  state: changed ? 'Changed' : match.state,
  code: match.state !== 'Two codes' && match.state !== 'No code' && match.code ? pageCode(match.code) : '',
  what: match.state === 'Matched' ? placesInWords(match.places) : '',
  signers: match.state === 'Matched' ? signersOn(match.places) : 0,
})

export const scanJobs = {
  [READ_SCAN_JOB]: (services, { scanId }: { scanId: number }) => readSignedScan(services, scanId),
} satisfies Jobs
