import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import { filingParties, filingSubject } from '#case-types/package/filing-parties.ts'
import { preparer } from '#facts/declarations.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { firm } from '#facts/firm.ts'
import { formName, formNumber } from '#formats/form-names.ts'
import { assemble } from '#paper/package/assemble.ts'
import { pagesIn } from '#paper/package/item-pages.ts'
import { coverLetter } from '#paperwork/letters/server/cover-letter.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { documentsIn, type Exhibit, preparedExhibit } from '#preparation/documents/server/exhibits.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { type PackageEntry, pageInPackage } from '#preparation/filing-file/package-entries.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { waivedItemsOf } from '#preparation/filing-file/server/related-cases-store.ts'
import { pageCode, pageCodeIn, symbolsFor } from '#preparation/signatures/page-code.ts'
import { filingsIn, placesIn } from '#preparation/signatures/server/places.ts'
import { lacksOf, markAcross, NOT_CLEAR, PROOF_MARK, unreadable } from '../missing-words.ts'
import { type About, tabPage } from '../package-pages.ts'
import { frontOf, goingIn, planPackage, type Slot } from '../package-plan.ts'
import { formPieces } from './form-parts.ts'
import { type Noted, type PackagePart, withOwnPages } from './package-part.ts'
import { paymentPieces } from './payment-parts.ts'

export type Built = {
  parts: readonly Uint8Array[]
  pages: number
  contents: PackageEntry[]
  missing: string[]
  /** Some of its forms are proofs: it is to be read, not to be filed. */
  proof: boolean
  /** What stands in the forms, field by field, with what it was decided from. */
  snapshot: Record<string, unknown>
}
/** `outdated`: what the agency does not take on the day, in a sentence each. */
type Wanted = { number: number; clear: boolean; outdated: readonly string[]; progress: Progress }
export type Progress = (done: number, total: number, step: string) => Promise<void>

/** Writes the whole package of a case as one PDF: bookmarks, page numbers with codes, tabs, index. */
export async function buildPackage(
  services: Services,
  db: Db,
  opened: FilingFile,
  { number, clear, outdated, progress }: Wanted,
): Promise<Built> {
  const { row, type } = opened
  const { slots, missing: lacking } = await slotsIn(db, opened)
  const missing: string[] = [...lacking]
  const forms: Record<string, unknown>[] = []
  const byHand: string[] = []
  const pieces: PackagePart[] = []
  const front: PackagePart[] = []
  const onTop = new Set<Slot>(frontOf(slots.map(({ slot }) => slot)))
  for (const [done, { slot, of }] of slots.entries()) {
    await progress(done, slots.length, stepOf(slot))
    const lacks: string[] = []
    const written = await piecesOf(services, db, of, slot, { missing: lacks, forms, byHand })
    if (onTop.has(slot)) front.push(...written)
    else pieces.push(...written)
    missing.push(...lacks.map((each) => said(each, of, opened)))
    // Other work of this process goes first between two parts.
    await new Promise((next) => setImmediate(next))
  }
  await progress(slots.length, slots.length, 'Putting the pages together')
  const cover = await coverLetter(services, db, opened, missing)
  const { items, scans } = withScans(withOwnPages(aboutOf(opened), front, pieces, cover))
  const contents = [...contentsOf(items), ...byHand.map(byHandEntry)]
  const codeOf = (page: number) => pageCode({ caseNumber: row.number, package: number, page })
  // A payment form carries its code too: a scan that shows a card is known by it, and not kept.
  const paid = contents.filter(({ kind }) => kind === 'payment').map(({ page }) => page)
  const symbols = await symbolsFor([...pagesToSign(opened, contents), ...paid].map(codeOf))
  const proof = items.some(({ kind }) => kind === 'proof')
  missing.push(...outdated)
  if (!clear) missing.push(NOT_CLEAR)
  // Until everything is clear and in, no page of it can be taken for one that goes out.
  const across = markAcross(proof, missing)
  const made = assemble(items, {
    title: `${proof ? `${PROOF_MARK}: ` : ''}${type.name}, case ${row.number}`,
    // A scan carries the foot of the page that was printed.
    pageNumber: (page, pages) => (scans.has(page) ? '' : `${codeOf(page)}   Page ${page} of ${pages}`),
    across,
    symbol: (page) => (scans.has(page) ? undefined : symbols.get(codeOf(page))),
  })
  const snapshot = snapshotOf(opened, forms, contents)
  return { parts: made.parts, pages: made.pages, contents, missing, proof, snapshot }
}

type Placed = { slot: Slot<CaseForm, Exhibit>; of: FilingFile }

/**
 * What goes into the package, the family's applications behind the petition, each set with its own payment and G-28
 * (case-types.md §1.3, 6, and §2). Tabs are counted through.
 */
async function slotsIn(db: Db, opened: FilingFile): Promise<{ slots: Placed[]; missing: string[] }> {
  const slots: Placed[] = []
  const missing: string[] = []
  let tab = 0
  for (const of of filingsIn(opened)) {
    const waived = new Map((await waivedItemsOf(db, of.row.id)).map(({ item, reason }) => [item, reason]))
    const documents = await documentsIn(db, of.row)
    const exhibits = goingIn(documents, waived)
    const plan = planPackage(of.type, of.known, { forms: of.file.forms, exhibits, waived })
    missing.push(...[...plan.missing, ...unreadable(documents, waived)].map((each) => said(each, of, opened)))
    for (const slot of plan.slots) {
      // One cover letter and one index for all of it.
      if (of !== opened && (slot.kind === 'cover' || slot.kind === 'index')) continue
      slots.push({ of, slot: slot.kind === 'exhibit' ? { ...slot, tab: ++tab } : slot })
    }
  }
  return { slots, missing }
}

/** What is missing of another case names it. */
const said = (lack: string, of: FilingFile, opened: FilingFile): string =>
  of === opened ? lack : `${of.row.number}: ${lack}`

const stepOf = (slot: Slot): string => {
  if (slot.kind === 'form') return `Writing Form ${formNumber(slot.form.formId)}`
  return slot.kind === 'exhibit' ? `Adding ${slot.name}` : 'Preparing the first pages'
}

async function piecesOf(
  services: Services,
  db: Db,
  opened: FilingFile,
  slot: Slot<CaseForm, Exhibit>,
  noted: Noted,
): Promise<PackagePart[]> {
  switch (slot.kind) {
    case 'form':
      return formPieces(services, db, opened, slot, noted)
    case 'exhibit':
      if (slot.sealed) noted.byHand.push(`${sealedTab(slot)}. The envelope itself is not printed.`)
      return exhibitPieces(services, slot, noted)
    case 'payment': {
      const { items, byHand } = await paymentPieces(services, db, opened, slot.formId)
      noted.byHand.push(...byHand)
      return items.map((item) => ({ ...item, kind: 'payment', caseFormId: null }))
    }
    // Cover and index name pages that are counted last.
    default:
      return []
  }
}

type ExhibitSlot = { tab: number | string; name: string; sealed?: true }

/** A sealed envelope is named by its tab, in the index and in the cover letter: a package silent about it looks whole. */
const sealedTab = ({ tab, name }: ExhibitSlot): string => `Exhibit ${tab}. ${name}: laid in by hand, sealed`

export async function exhibitPieces(
  services: Services,
  { documents, ...slot }: ExhibitSlot & { documents: Exhibit[] },
  { missing }: Pick<Noted, 'missing'>,
): Promise<PackagePart[]> {
  const { tab, name } = slot
  const stamp = `Exhibit ${tab}`
  const label = slot.sealed ? sealedTab(slot) : `${stamp}. ${name}`
  const pieces: PackagePart[] = [{ kind: 'exhibit', caseFormId: null, label, document: tabPage(tab, name) }]
  for (const each of documents) {
    missing.push(...lacksOf(each).map((lack) => `${stamp}, ${each.fileName}: ${lack}`))
    if (each.readiness !== 'Ready' || each.review === 'Rejected') continue
    const document = await preparedExhibit(services, each)
    pieces.push({ kind: 'exhibit', caseFormId: null, label: `${stamp}: ${each.fileName}`, stamp, document })
  }
  return pieces
}

/** Which pages are scans; one whose place has moved since it was printed says at its top where it is now. */
function withScans(pieces: readonly PackagePart[]): { items: PackagePart[]; scans: ReadonlySet<number> } {
  const scans = new Set<number>()
  const last = pieces.reduce((sum, piece) => sum + pagesIn(piece).length, 0)
  let page = 1
  const items = pieces.map((piece) => {
    const at = page
    page += pagesIn(piece).length
    if (piece.scanned === undefined) return piece
    scans.add(at)
    return pageCodeIn(piece.scanned)?.page === at ? piece : { ...piece, stamp: `Page ${at} of ${last}` }
  })
  return { items, scans }
}

/** The pages of the package on which somebody signs. */
const pagesToSign = (opened: FilingFile, contents: readonly PackageEntry[]): number[] =>
  placesIn(opened).flatMap((here) => {
    const entry = contents.find(({ kind, caseFormId }) => kind === 'form' && caseFormId === here.caseFormId)
    return (entry && pageInPackage(entry, here.page)) ?? []
  })

/** What is not printed and goes on top by hand. */
const byHandEntry = (label: string): PackageEntry => ({ label, kind: 'byHand', caseFormId: null, page: 0, pages: 0 })

/** One entry for each part; pages that go on with a part belong to it. */
export function contentsOf(items: readonly PackagePart[]): PackageEntry[] {
  const entries: PackageEntry[] = []
  let page = 1
  for (const item of items) {
    const { label, kind, caseFormId, left, elsewhere } = item
    const pages = pagesIn(item).length
    const before = entries.at(-1)
    if (item.continued && before) before.pages += pages
    else entries.push({ label, kind, caseFormId, page, pages, ...(left && { left }), ...(elsewhere && { elsewhere }) })
    page += pages
  }
  return entries
}

export function aboutOf({ row, main, look, plan, filingDate, together }: FilingFile): About {
  const text = (fact: Parameters<typeof look.value>[0]) => String(look.value(fact) ?? '')
  return {
    caseNumber: row.number,
    subject: filingSubject(row, main?.formId, look),
    parties: filingParties(main?.formId, look),
    together: together.map(
      (of) =>
        `${of.main ? formName(of.main.formId) : of.type.name}: ${String(of.look.value(aboutPerson.fullName) ?? '')}`,
    ),
    attorney:
      row.mode === 'LEGAL' ? `${text(preparer.preparersGivenName)} ${text(preparer.preparersFamilyName)}`.trim() : '',
    firm: row.mode === 'LEGAL' ? text(firm.name) : '',
    address: plan.address,
    carrier: plan.carrier,
    date: filingDate,
  }
}

function snapshotOf(
  opened: FilingFile,
  forms: readonly object[],
  contents: readonly PackageEntry[],
): Record<string, unknown> {
  const { row, plan, filingDate, file, today, together } = opened
  return {
    case: {
      id: row.id,
      number: row.number,
      typeId: row.typeId,
      subType: row.subType,
      mode: row.mode,
      options: row.options,
    },
    builtOn: today,
    filingDate,
    plan,
    fees: feesDueOf(opened),
    together: together.map((of) => ({ id: of.row.id, number: of.row.number, fees: feesDueOf(of) })),
    factVersions: file.versions,
    forms,
    contents,
  }
}
