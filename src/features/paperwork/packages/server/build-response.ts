import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { writtenDate } from '#formats/dates.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import { filesOfCase } from '#paperwork/editable-files/server/store.ts'
import { letterPages } from '#paperwork/letters/server/cover-letter.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { documentsIn, preparedExhibit } from '#preparation/documents/server/exhibits.ts'
import { exhibitLetter } from '#preparation/filing-file/exhibit-letter.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type ResponseRow, responseForJob } from '#preparation/filing-file/server/response-store.ts'
import { pageCode } from '#preparation/signatures/page-code.ts'
import { DRAFT_MARK, lacksOf } from '../missing-words.ts'
import type { About } from '../package-pages.ts'
import { NOTICE_TITLES } from '../response-words.ts'
import { aboutOf, type Built, contentsOf, exhibitPieces, type Progress } from './build-package.ts'
import { type PackagePart, withOwnPages } from './package-part.ts'
import { versionsOfResponse } from './response-state.ts'

/** What lay in the response when it was asked for; left out: as it lies there now. */
export type Arranged = Pick<ResponseRow, 'noticeDocumentId' | 'letterFileId' | 'exhibits' | 'version'>

type Wanted = { responseId: number; arranged: Arranged | undefined; number: number; progress: Progress }

/** The response to a notice as one PDF: the notice on top, the cover letter, an index, each exhibit behind its tab. */
export async function buildResponse(
  services: Services,
  db: Db,
  opened: FilingFile,
  { responseId, arranged, number, progress }: Wanted,
): Promise<Built & { versions: Record<string, number> }> {
  const { row } = opened
  const response = { ...(await responseForJob(db, responseId)), ...arranged }
  const documents = new Map((await documentsIn(db, row)).map((each) => [each.documentId, each]))
  const total = response.exhibits.length + 2
  const missing: string[] = []
  await progress(0, total, 'Adding the notice')
  const front = await noticePieces(services, documents.get(response.noticeDocumentId ?? 0), {
    ...{ name: `The ${NOTICE_TITLES[response.notice]}`, missing },
  })
  const pieces: PackagePart[] = []
  const listed: { tab: string; name: string }[] = []
  for (const id of response.exhibits) {
    const document = documents.get(id)
    if (!document) {
      missing.push('A document that was an exhibit is no longer there. Arrange the exhibits again.')
      continue
    }
    const name = document.documentType || document.description || document.fileName
    const tab = exhibitLetter(listed.length)
    await progress(listed.length + 1, total, `Adding Exhibit ${tab}`)
    pieces.push(...(await exhibitPieces(services, { tab, name, documents: [document] }, { missing })))
    listed.push({ tab, name })
  }
  if (listed.length === 0) missing.push('There is no exhibit in the response yet.')
  await progress(total - 1, total, 'Putting the pages together')
  const { notice, noticeOn, dueOn } = response
  // Of the day it is written: the petition was filed long before the notice came.
  const about = { ...aboutOf(opened), date: opened.today, notice, noticeOn, dueOn }
  const letter =
    response.letterFileId === null ? undefined : await letterPages(services, db, response.letterFileId, missing)
  const cover = letter ?? responseCover({ ...about, receiptNumber: row.receiptNumber ?? '' }, listed)
  const items = withOwnPages(about, front, pieces, cover)
  const contents = contentsOf(items)
  const made = assemble(items, {
    title: `Response to the ${NOTICE_TITLES[response.notice]}, case ${row.number}`,
    pageNumber: (page, pages) =>
      `${pageCode({ caseNumber: row.number, package: number, page })}   Page ${page} of ${pages}`,
    ...(missing.length > 0 && { across: DRAFT_MARK }),
  })
  const letters = await filesOfCase(db, row.id, undefined)
  const snapshot = snapshotOf(row, { ...response, exhibits: listed }, contents)
  const versions = versionsOfResponse(response, letters)
  return { parts: made.parts, pages: made.pages, contents, missing, proof: false, snapshot, versions }
}

type Found = Parameters<typeof preparedExhibit>[1]

/** "Place the original request on top of the response": it is how the mail room finds the file. */
async function noticePieces(
  services: Services,
  document: Found | undefined,
  { name, missing }: { name: string; missing: string[] },
): Promise<PackagePart[]> {
  if (!document) {
    missing.push(`${name}: choose the notice that lies on top.`)
    return []
  }
  if (document.readiness !== 'Ready' || document.review === 'Rejected') {
    missing.push(...lacksOf(document).map((lack) => `${name}, ${document.fileName}: ${lack}`))
    return []
  }
  return [{ kind: 'notice', caseFormId: null, label: name, document: await preparedExhibit(services, document) }]
}

const snapshotOf = (row: CaseColumns, response: object, contents: readonly object[]): Record<string, unknown> => ({
  case: { id: row.id, number: row.number, typeId: row.typeId, subType: row.subType, mode: row.mode },
  response,
  contents,
})

type AboutResponse = About & {
  notice: keyof typeof NOTICE_TITLES
  noticeOn: string | null
  dueOn: string | null
  receiptNumber: string
}

/** Where the firm wrote no letter: whose answer it is, to which notice, and what lies behind which tab. */
export function responseCover(
  about: AboutResponse,
  exhibits: readonly { tab: string; name: string }[],
): PreparedDocument {
  const { firm, parties, attorney, notice, noticeOn, dueOn, receiptNumber } = about
  const filedBy = parties[0]?.name ?? ''
  const row = (label: string, value: string) => (value ? [{ label, value }] : [])
  return composePages([
    { kind: 'title', text: firm || filedBy, subtitle: attorney && `Attorney: ${attorney}` },
    { kind: 'paragraph', text: writtenDate(about.date) },
    { kind: 'heading', text: `Response to the ${NOTICE_TITLES[notice]}` },
    {
      kind: 'rows',
      rows: [
        ...row('Date of the notice', noticeOn ? writtenDate(noticeOn) : ''),
        ...row('Response due', dueOn ? writtenDate(dueOn) : ''),
        ...row('Receipt number', receiptNumber),
        ...row('Re', about.subject),
        ...parties.flatMap(({ as, name }) => row(as, name)),
        ...row('Our case number', about.caseNumber),
      ],
    },
    { kind: 'paragraph', text: 'Dear Officer:' },
    {
      kind: 'paragraph',
      text: 'This is our complete response. The notice lies on top; behind this letter are, in this order:',
    },
    { kind: 'list', items: exhibits.map(({ tab, name }) => `Exhibit ${tab}: ${name}`) },
    { kind: 'space', height: 40 },
    { kind: 'paragraph', text: '______________________________' },
    { kind: 'paragraph', text: attorney || filedBy },
  ])
}
