import { createHash } from 'node:crypto'
import type { Difference } from '#paper/compare-inventories.ts'
import { type GateResult, gate } from '#paper/gate/gate.ts'
import { type Inventory, inventoryOf } from '#paper/inventory.ts'
import { prepareTemplate } from '#paper/prepare/prepare-template.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { saved, storeKey } from '#paper/template-store.ts'
import { verdictOn } from '../blank-verdict.ts'
import { formIdOf } from '../identify.ts'
import { inventoryOfBytes, knownInventories } from '../known-inventories.ts'
import { editionFromPrint, type Known } from '../rules.ts'

export type Examination = {
  bytes: Uint8Array
  fileName: string
  /** The rows of the library. */
  editions: readonly Known[]
  /** `trustKnown`: bytes this release was tested with need not be proved again, which is what a first start does. */
  proof: 'always' | 'trustKnown'
}

export type Examined = {
  status: 'Imported' | 'Refused'
  formId: string
  edition: string
  title: string
  message: string
  differences: Difference[]
  gate: GateResult | null
  /** Of a blank that may be used: what is kept of it. */
  kept?: { pages: number; fields: number; sha256: string; preparedKey: string; files: Map<string, Uint8Array> }
}

/** Reads, compares, prepares and proves a blank. Only arithmetic: seconds of it, which is why a thread of its own does it. */
export async function examine(given: Examination, onStep: (step: string) => void): Promise<Examined> {
  const { bytes, fileName, editions, proof } = given
  onStep('Reading the fields')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const tested = inventoryOfBytes(sha256)
  const found = tested ?? (await readInventory(bytes))
  if (!found) return refusal({}, 'The file cannot be read as a PDF form.')
  const formId = tested?.formId ?? formIdOf(found, fileName, knownInventories())
  const about = { formId, edition: editionFromPrint(found.edition), title: found.title ?? '' }

  onStep('Comparing with the known edition')
  const { refused, message, differences } = verdictOn(found, formId, editions)
  if (refused || formId === undefined) return refusal(about, message, differences)

  onStep('Preparing the pages')
  const qpdf = await openQpdf()
  const template = await prepareTemplate(bytes, qpdf)
  let proved: GateResult = { failures: [], notes: [NOT_PROVED], fieldsReadBack: 0 }
  if (!tested || proof === 'always') {
    onStep('Filling every field and reading it back')
    proved = await gate(bytes, template, qpdf, { pictures: !tested })
    if (!tested) proved = { ...proved, notes: [...proved.notes, OTHER_BYTES] }
  }
  if (proved.failures.length > 0) return { ...refusal(about, UNREADABLE, asDifferences(proved)), gate: proved }
  const fields = found.fields.filter(({ type }) => type !== 'barcode').length
  const kept = { pages: found.pages, fields, sha256, preparedKey: storeKey(bytes), files: saved(template) }
  return { ...about, formId, status: 'Imported', message, differences: [], gate: proved, kept }
}

const NOT_PROVED = 'Not filled as a test: this is the very copy this release was tested with.'
const OTHER_BYTES = 'Another copy than the one this release was tested with; its fields are the same.'
const UNREADABLE = 'The blank has the right fields, but what is written on it cannot be read back.'

type About = { formId?: string; edition?: string; title?: string }

const refusal = (
  { formId = '', edition = '', title = '' }: About,
  message: string,
  differences: Difference[] = [],
): Examined => ({ status: 'Refused', formId, edition, title, message, differences, gate: null })

const asDifferences = ({ failures }: GateResult) =>
  failures.map((detail): Difference => ({ field: '', what: 'changed', detail }))

const readInventory = (bytes: Uint8Array): Promise<Inventory | undefined> =>
  inventoryOf('', bytes).then(
    (found) => (found.fields.length > 0 ? found : undefined),
    () => undefined,
  )
