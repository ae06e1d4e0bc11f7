import { buffer } from 'node:stream/consumers'
import { formPath } from '#case-file/cases/form-paths.ts'
import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import { editionFromPrint, editionsOn, printedEdition } from '#case-file/form-library/rules.ts'
import { knownEditions, pagesOfEdition } from '#case-file/form-library/server/store.ts'
import { declaredEditions } from '#forms/all.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { TooBusy } from '#platform/apart/pool.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { type FilingFile, filingDaysIn } from '#preparation/filing-file/server/filing-file.ts'
import { signatureBlocksOf } from '#preparation/signatures/signature-blocks.ts'
import type { Difference } from '../contract.ts'
import { compared, differencesIn, otherPerson } from '../differences.ts'
import { identityBoxes } from '../identity-boxes.ts'
import { editionVerdict, verdictOn } from '../verdict.ts'
import { readSubstituteApart } from './read-apart.ts'
import type { KeptReading } from './store.ts'

type Asked = { opened: FilingFile; form: CaseForm; stored: { key: string } }
type Found = { edition: string; editionKnown: boolean; pages: number; read: KeptReading; differences: Difference[] }
type Refused = { code: string; sentence: string }

/** Of an edition that the product fills. */
const pagesKnown = async (formId: string, edition: string): Promise<number | undefined> =>
  declaredEditions(formId).includes(edition) ? (await loadPaper(formId, edition))?.inventory.pages : undefined

/** What a PDF is, and how it differs from the case; undefined of one that cannot be read. */
export async function examined(services: Services, db: Db, asked: Asked): Promise<Found | Refused | undefined> {
  const { opened, form } = asked
  const onPaper = await loadPaper(form.formId, form.edition)
  const look = opened.file.lookFor(form)
  const boxes = onPaper ? identityBoxes(onPaper, look) : []
  const signatures = signatureBlocksOf({ ...form, substitute: null }, look, onPaper).map(({ block }) => block)
  const read = await readOrNot(services, asked, { boxes, edition: printedEdition(form.edition), signatures })
  if (!read) return undefined
  const edition = editionFromPrint(read.edition ?? null)
  const rows = await knownEditions(db)
  const judged =
    edition === ''
      ? { known: false }
      : editionVerdict({ ...form, edition }, rows, editionsOn(rows, filingDaysIn(opened)))
  const known = (await pagesKnown(form.formId, edition)) ?? (await pagesOfEdition(db, form.formId, edition))
  // Another form or our own pages first: what else is wrong with them does not matter.
  const wrong = verdictOn(read, form.formId, known)
  if (wrong && wrong.code !== 'PAGES_MISSING') return wrong
  if ('code' in judged) return judged
  if (wrong) return wrong
  const other = otherPerson(read, boxes)
  if (other) return { code: 'OTHER_PERSON', sentence: `The PDF says ${other.inPdf}. This form is for ${other.inCase}.` }
  const { pages, signaturePages } = read
  const differences = differencesIn(read, boxes).map((each) => ({
    ...each,
    to: formPath(form, opened.row.id, each.item) ?? '',
  }))
  const kept = {
    ...{ formRead: read.formId !== undefined, wordsRead: read.words.trim() !== '', signaturePages },
    ...compared(read, boxes),
  }
  return { edition, editionKnown: judged.known, pages, read: kept, differences }
}

type Wanted = Omit<Parameters<typeof readSubstituteApart>[0], 'bytes'>

async function readOrNot(services: Services, { opened, stored }: Asked, wanted: Wanted) {
  const from = { tenant: tenantOf(opened.row.companyId, null), file: stored.key }
  const bytes = new Uint8Array(await buffer(await readFile(services, from)))
  try {
    return await readSubstituteApart({ bytes, ...wanted })
  } catch (error) {
    if (isUnavailable(error) || error instanceof TooBusy) throw error
    services.log.warn({ err: error }, 'a form prepared elsewhere cannot be read')
    return undefined
  }
}
