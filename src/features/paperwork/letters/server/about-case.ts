import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { casePath } from '#case-types/case-path.ts'
import { filingParties, filingSubject } from '#case-types/package/filing-parties.ts'
import { isPending } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import type { MergeImage } from '#docx/merge-values.ts'
import type { Day } from '#formats/day.ts'
import { formName } from '#formats/form-names.ts'
import { imageSize } from '#paper/images/image-size.ts'
import { claimInLetters } from '#paperwork/claims/server/claim-in-letters.ts'
import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import { type Exhibit, exhibitsOf } from '#preparation/documents/server/exhibits.ts'
import { exhibitLetter } from '#preparation/filing-file/exhibit-letter.ts'
import { issuedAs } from '#preparation/filing-file/package-entries.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { responseOf } from '#preparation/filing-file/server/response-store.ts'
import type { LetterAbout } from '../own-fields.ts'
import { picturesOf } from './store.ts'

type Reading = { db: Db; services: Services; today: Day }

/** What the letters of a case are written from. */
export async function aboutCase({ db, services, today }: Reading, row: CaseColumns) {
  const { look, known, file, main, plan } = await openFilingFile(db, services.keyring, row, today)
  const pictures = await picturesOf(db, row.lawFirmId)
  const documents = await exhibitsOf(db, row)
  const enclosed = documents.filter(isEnclosed)
  const claim = await claimInLetters(db, row, today)
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name }))
  const about: LetterAbout = {
    ...{ look, today, typeId: row.typeId, number: row.number, saidName: saidName(row.typeId, row.subType) },
    mainForm: main && formName(main.formId),
    ...{ subject: filingSubject(row, main?.formId, look), parties: filingParties(main?.formId, look) },
    filingAddress: plan.carrier === 'Online' ? 'Filed online' : plan.address,
    ...{ isPending: isPending(row.status), isApproved: row.outcome === 'Approved' },
    ...{ receiptNumber: row.receiptNumber, rfeNoticeOn: row.rfeNoticeOn, rfeDueOn: row.rfeDueOn },
    forms: named(
      file.forms.filter((form) => form === main || isInHand(form, enclosed)).map(({ formId }) => formName(formId)),
    ),
    claim,
    // A memo tells what was read; every other letter what lies in the package.
    documents: named((claim.review ? documents : enclosed).map(({ documentType }) => documentType)),
    exhibits: (await responseOf(db, row.id).then((found) => found?.exhibits ?? [])).flatMap((id, place) => {
      const found = documents.find(({ documentId }) => documentId === id)
      return found ? [{ tab: `Exhibit ${exhibitLetter(place)}`, name: found.documentType || found.fileName }] : []
    }),
    letterhead: await picture(services, pictures.letterhead, { widest: 468, highest: 90 }),
    signature: await picture(services, pictures.signature, { widest: 180, highest: 54 }),
  }
  const { id, typeId, lawFirmId } = row
  return { about, known, of: { id, typeId, lawFirmId, path: casePath(row) } }
}

/** What a letter may call enclosed: approved, with pages that can be printed, and not the agency's own notice. */
const isEnclosed = ({ review, readiness, formType }: Exhibit): boolean =>
  review === 'Accepted' && readiness === 'Ready' && formType !== AGENCY_NOTICE

/** A form that an agency certifies first is filed with what came back, or not at all. */
const isInHand = ({ formId }: { formId: string }, enclosed: readonly Exhibit[]): boolean => {
  const item = issuedAs[formId]
  return item === undefined || enclosed.some(({ itemId }) => itemId === item)
}

async function picture(
  services: Services,
  fileId: number | null,
  room: { widest: number; highest: number },
): Promise<MergeImage | undefined> {
  if (fileId === null) return undefined
  const bytes = new Uint8Array(await bytesOf(services, { fileId }))
  return { bytes, type: bytes[0] === 0xff ? 'jpeg' : 'png', ...imageSize(bytes), ...room }
}
