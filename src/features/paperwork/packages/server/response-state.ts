import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { noticeOf } from '#case-file/moves/told-words.ts'
import { Status } from '#case-types/status/statuses.ts'
import { filesOfCase } from '#paperwork/editable-files/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { documentsIn, type Exhibit } from '#preparation/documents/server/exhibits.ts'
import { preparesFiling } from '#preparation/filing-file/policy.ts'
import { type ResponseRow, responseOf } from '#preparation/filing-file/server/response-store.ts'
import { lacksOf } from '../missing-words.ts'
import type { ResponseDocument, ResponseState } from '../response-contract.ts'
import { packagesOf } from './package-store.ts'
import { isOutdated } from './versions.ts'

/** The notice on the table and what is known of its answer; a later notice has a response of its own. */
export async function currentResponse(db: Db, row: CaseColumns, lock: 'for update' | '' = '') {
  const found = await responseOf(db, row.id, lock)
  const isOpen = row.status === Status.noticeOpen
  if (!isOpen) return found
  const isOfNotice = found?.notice === noticeOf(row) && found.noticeOn === row.rfeNoticeOn && found.sentOn === null
  return isOfNotice ? found : undefined
}

export async function responseState(
  { db, actor }: { db: Db; actor: Actor },
  row: CaseColumns,
): Promise<ResponseState | null> {
  const open = row.status === Status.noticeOpen
  const found = await currentResponse(db, row)
  if (!found && !open) return null
  const chosen = new Set([found?.noticeDocumentId, ...(found?.exhibits ?? [])])
  // What was sent back since it was chosen stays in sight, with the reason; nobody chooses it anew.
  const documents = (await documentsIn(db, row))
    .filter(({ documentId, review }) => review !== 'Rejected' || chosen.has(documentId))
    .map(shownDocument)
  const there = new Set(documents.map(({ id }) => id))
  const letters = (await filesOfCase(db, row.id, undefined)).filter(({ kind }) => RESPONSES.has(kind))
  const packages = found ? await packagesOf(db, row.id, 10, 'response') : []
  const versions = found && versionsOfResponse(found, letters)
  const plain = found ?? NOTHING
  return {
    notice: found?.notice ?? noticeOf(row),
    noticeOn: found?.noticeOn ?? row.rfeNoticeOn,
    dueOn: open ? row.rfeDueOn : (found?.dueOn ?? null),
    duePrinted: row.rfeDuePrinted,
    open,
    noticeDocumentId: there.has(plain.noticeDocumentId ?? 0) ? plain.noticeDocumentId : null,
    letterFileId: letters.some(({ id }) => id === plain.letterFileId) ? plain.letterFileId : null,
    letters: letters.map(({ id, name }) => ({ id, name: name.replace(/\.docx$/i, '') })),
    exhibits: plain.exhibits.filter((id) => there.has(id)),
    documents,
    packages: packages
      .filter(({ responseId }) => responseId === found?.id)
      .map((each) => ({ ...each, outdated: each.status === 'Ready' && isOutdated(each, versions ?? {}) })),
    sentOn: plain.sentOn,
    tracking: plain.tracking,
    sentWord: plain.sentWord,
    sentByName: plain.sentByName,
    receivedOn: plain.receivedOn,
    receivedWord: plain.receivedWord,
    receivedByName: plain.receivedByName,
    mayEdit: preparesFiling(row, actor),
  }
}

/** The letters that answer a notice. */
export const RESPONSES: ReadonlySet<string> = new Set(['rfeResponse', 'noidResponse', 'coveringLetter', 'letter'])

/** What a response was built from: its arrangement, and the version of its letter. */
export const versionsOfResponse = (
  { version, letterFileId }: ResponseRow,
  letters: readonly { id: number; versionNumber: number }[],
): Record<string, number> => {
  const letter = letters.find(({ id }) => id === letterFileId)
  return { response: version, ...(letter && { letter: letter.versionNumber }) }
}

const NOTHING = {
  ...{ noticeDocumentId: null, letterFileId: null, exhibits: [] as number[], sentOn: null, tracking: '', sentWord: '' },
  ...{ sentByName: '', receivedOn: null, receivedWord: '', receivedByName: '' },
}

const shownDocument = (each: Exhibit): ResponseDocument => {
  const note = lacksOf(each).at(-1) ?? ''
  const { documentId: id, fileName, pages } = each
  return { id, name: each.documentType || each.description || fileName, fileName, pages, ready: note === '', note }
}
