import { createHash } from 'node:crypto'
import { formNumber } from '#formats/form-names.ts'
import type { Difference } from '#paper/compare-inventories.ts'
import { type GateResult, gate } from '#paper/gate/gate.ts'
import { type Inventory, inventoryIn } from '#paper/inventory.ts'
import { prepareTemplate } from '#paper/prepare/prepare-template.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { isStandIn } from '#paper/stand-in.ts'
import { saved, storeKey } from '#paper/template-store.ts'
import { verdictOn } from '../blank-verdict.ts'
import type { EditionComparison } from '../edition-changes.ts'
import { formIdOf, inventoryOfBytes, knownInventories, knownInventory } from '../known-inventories.ts'
import { editionFromPrint, type Known, shownEdition } from '../rules.ts'

export type Examination = {
  bytes: Uint8Array
  fileName: string
  /** The rows of the library. */
  editions: readonly Known[]
  /** `trustKnown`: bytes this release was tested with need not be proved again, which is what a first start does. */
  proof: 'always' | 'trustKnown'
  /** Of a file nobody chose by hand: which form it must be, and the digests of the copies known to be the agency’s, by edition. */
  expected?: { formId: string; digests: Readonly<Record<string, readonly string[]>> }
}

export type Examined = {
  status: 'Imported' | 'Refused'
  formId: string
  edition: string
  title: string
  message: string
  differences: Difference[]
  /** The edition whose mapping it is written with, where it has none of its own. */
  carriedFrom?: string
  /** Of a later edition: field by field beside the one before it. */
  comparison?: EditionComparison
  gate: GateResult | null
  /** Of a blank that may be used: what is kept of it. */
  kept?: { pages: number; fields: number; sha256: string; preparedKey: string; files: Map<string, Uint8Array> }
}

/** Reads, compares, prepares and proves a blank. Only arithmetic: seconds of it, which is why a process of its own does it. */
export async function examine(given: Examination, onStep: (step: string) => void): Promise<Examined> {
  const { bytes, fileName, editions, proof } = given
  onStep('Reading the fields')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const tested = inventoryOfBytes(sha256)
  const read = tested ?? (await readBlank(bytes))
  if (read === 'unreadable') return refusal({}, 'The file cannot be read as a PDF form.')
  if (read === 'stand-in') return refusal({}, STANDS_IN)
  const found = read
  const formId = tested?.formId ?? formIdOf(found, fileName, knownInventories())
  const about = { formId, edition: editionFromPrint(found.edition), title: found.title ?? '' }

  onStep('Comparing with the known edition')
  const { refused, message, differences, carriedFrom, comparison } = verdictOn(found, formId, editions)
  if (refused || formId === undefined) return { ...refusal(about, message, differences), comparison }
  const wrong = given.expected && unexpected({ ...about, formId, sha256 }, given.expected)
  if (wrong) return refusal(about, wrong)

  onStep('Preparing the pages')
  const qpdf = await openQpdf()
  const template = await prepareTemplate(bytes, qpdf)
  let proved: GateResult = { failures: [], notes: [NOT_PROVED], fieldsReadBack: 0 }
  if (!tested || proof === 'always') {
    onStep('Filling every field and reading it back')
    proved = await gate(bytes, template, qpdf, { pictures: !tested })
    if (!tested && !carriedFrom) proved = { ...proved, notes: [...proved.notes, OTHER_BYTES] }
  }
  if (proved.failures.length > 0) return { ...refusal(about, UNREADABLE, asDifferences(proved)), gate: proved }
  const fields = found.fields.filter(({ type }) => type !== 'barcode').length
  const kept = { pages: found.pages, fields, sha256, preparedKey: storeKey(bytes), files: saved(template) }
  return { ...about, formId, status: 'Imported', message, differences, carriedFrom, comparison, gate: proved, kept }
}

/** A copy of an edition whose copies are known must be one of them; of an edition we do not know there is none yet. */
function unexpected(
  { formId, edition, sha256 }: { formId: string; edition: string; sha256: string },
  { formId: expected, digests }: NonNullable<Examination['expected']>,
): string | undefined {
  const name = `${formNumber(formId)}${edition ? ` edition ${shownEdition(edition)}` : ''}`
  if (formId !== expected) return `The file is ${name}, not ${formNumber(expected)}.`
  const known = [...(digests[edition] ?? []), ...[knownInventory(formId, edition)?.sha256 ?? []].flat()]
  if (known.length === 0 || known.includes(sha256)) return undefined
  return `The fields are those of ${name}, but the file is not the copy VisaCare knows. If it was published again, upload it by hand.`
}

const STANDS_IN = 'This is a test stand-in, not the official form.'
const NOT_PROVED = 'Not test-filled: this is the exact copy VisaCare was tested with.'
const OTHER_BYTES = 'A different copy from the one VisaCare was tested with; its fields are the same.'
const UNREADABLE = 'The blank has the right fields, but what is written on it cannot be read back.'

type About = { formId?: string; edition?: string; title?: string }

const refusal = (
  { formId = '', edition = '', title = '' }: About,
  message: string,
  differences: Difference[] = [],
): Examined => ({ status: 'Refused', formId, edition, title, message, differences, gate: null })

const asDifferences = ({ failures }: GateResult) =>
  failures.map((detail): Difference => ({ field: '', what: 'changed', detail }))

async function readBlank(bytes: Uint8Array): Promise<Inventory | 'unreadable' | 'stand-in'> {
  try {
    const read = await readPdf(bytes)
    if (isStandIn(read)) return 'stand-in'
    const found = inventoryIn('', bytes, read)
    return found.fields.length > 0 ? found : 'unreadable'
  } catch {
    return 'unreadable'
  }
}
