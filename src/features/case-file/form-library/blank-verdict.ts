import { formNumber } from '#formats/form-names.ts'
import { declaredEditions } from '#forms/all.ts'
import { paperOf } from '#forms/papers.ts'
import { compareInventories, type Difference } from '#paper/compare-inventories.ts'
import type { Inventory, InventoryField } from '#paper/inventory.ts'
import { compareEditions, type FieldChange } from './compare-editions.ts'
import { type EditionComparison, editionChanges } from './edition-changes.ts'
import { inventoryBefore, knownInventory } from './known-inventories.ts'
import { editionFromPrint, type Known, shownEdition } from './rules.ts'

export type Verdict = {
  refused: boolean
  message: string
  differences: Difference[]
  /** The edition whose mapping it is written with, where it has none of its own. */
  carriedFrom?: string
  /** Of a later edition than those we know: field by field beside the one before it. */
  comparison?: EditionComparison
}

/** Whether a blank may be used: its fields are those that were mapped, or nothing of it is filled in yet. */
export function verdictOn(found: Inventory, formId: string | undefined, editions: readonly Known[]): Verdict {
  const ofForm = editions.filter((each) => each.formId === formId)
  if (formId === undefined || ofForm.length === 0)
    return refused('This is not a form in the library. Choose the official PDF of the form.')
  const name = formNumber(formId)
  const edition = editionFromPrint(found.edition)
  const mapped = knownInventory(formId, edition)
  if (mapped) {
    const differences = compareInventories(mapped, found)
    if (differences.length === 0) return { refused: false, message: accepted(name, edition), differences }
    return refused(
      `This file says it is ${called(name, edition)}, but its fields differ from that edition in ${counted(differences)}. It may be a changed or damaged copy. Download it again from the official page.`,
      differences,
    )
  }
  const before = inventoryBefore(formId, edition)
  if (before) {
    const onPaper = paperOf(formId, editionFromPrint(before.edition))
    return { ...laterEdition(name, edition, before, found), comparison: onPaper && editionChanges(onPaper, found) }
  }
  if (declaredEditions(formId).length > 0)
    return refused(
      edition === ''
        ? `This file is ${name}, but no edition can be read from it.`
        : `${called(name, edition)} is older than the editions VisaCare fills.`,
    )
  if (ofForm.some((each) => each.edition === edition))
    return {
      refused: false,
      message: `${accepted(name, edition)} Its fields are not mapped yet: it is printed empty.`,
      differences: [],
    }
  return refused(`${called(name, edition)} is not known to the library.`)
}

/** An edition we have no mapping of: that of the edition before it, if every field has its counterpart. */
function laterEdition(name: string, edition: string, before: Inventory, found: Inventory): Verdict {
  const from = editionFromPrint(before.edition)
  const { counterparts, fields, gaps, wordings } = carryOver(before, found)
  if (gaps.length > 0)
    return refused(
      `${called(name, edition)} cannot be carried over from ${shownEdition(from)}: ${counterparts} of ${fields} fields have their counterpart, ${inAll(gaps)}. The differences are listed; ${shownEdition(from)} stays in use.`,
      [...gaps, ...wordings],
    )
  const said =
    wordings.length === 0 ? '' : ` ${wordings.length === 1 ? 'One is' : `${wordings.length} are`} worded anew.`
  return {
    refused: false,
    message: `${accepted(name, edition)} It is carried over from ${shownEdition(from)}: all ${fields} fields have their counterpart.${said} An administrator confirms it.`,
    differences: wordings,
    carriedFrom: from,
  }
}

/** '2 are missing, 1 is new'. */
const inAll = (gaps: readonly Difference[]): string =>
  (['missing', 'changed', 'new'] as const)
    .map((what) => [new Set(gaps.filter((gap) => gap.what === what).map(({ field }) => field)).size, what] as const)
    .flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${count === 1 ? 'is' : 'are'} ${what}`]))
    .join(', ')

const called = (name: string, edition: string) =>
  edition ? `${name} edition ${shownEdition(edition)}` : `${name} without a printed edition`
const accepted = (name: string, edition: string) => `${called(name, edition)} is in the library.`
const counted = (differences: readonly Difference[]) =>
  `${differences.length} ${differences.length === 1 ? 'place' : 'places'}`
const refused = (message: string, differences: Difference[] = []): Verdict => ({ refused: true, message, differences })

type Fields = { readonly pages: number; readonly fields: readonly InventoryField[] }

/** Whether the mapping of an edition can be used for a later one, and what somebody has to look at. */
type CarryOver = {
  /** How many of the fields have their counterpart: the same name, page, kind and length. */
  counterparts: number
  fields: number
  /** What has none, on either side. Empty: the mapping carries over. */
  gaps: Difference[]
  /** The same field, asked in other words: the mapping carries over, a person reads them. */
  wordings: Difference[]
}

export function carryOver(known: Fields, found: Fields): CarryOver {
  const changes = compareEditions(known, found)
  const gaps = changes.flatMap(gapOf)
  if (known.pages !== found.pages)
    gaps.unshift({ field: '', what: 'changed', detail: `pages ${known.pages} → ${found.pages}` })
  const carried = changes.filter((change) => change.before && gapOf(change).length === 0)
  return {
    counterparts: carried.filter(({ before }) => before && isCounted(before)).length,
    fields: known.fields.filter(isCounted).length,
    gaps,
    wordings: carried.flatMap(({ before, after }): Difference[] =>
      before && after && wordsOf(before) !== wordsOf(after)
        ? [{ field: after.name, what: 'changed', detail: `worded “${wordsOf(after)}”, was “${wordsOf(before)}”` }]
        : [],
    ),
  }
}

function gapOf({ before, after, limits }: FieldChange): Difference[] {
  if (!before) return after ? [{ field: after.name, what: 'new' }] : []
  if (!after) return [{ field: before.name, what: 'missing' }]
  const details = [
    ...(before.name === after.name ? [] : [`name ${before.name} → ${after.name}`]),
    ...(before.page === after.page ? [] : [`page ${before.page} → ${after.page}`]),
    ...limits,
  ]
  return details.map((detail) => ({ field: before.name, what: 'changed', detail }))
}

/** People count what can be filled. */
const isCounted = ({ type }: InventoryField) => type !== 'barcode'
const wordsOf = ({ tooltip }: InventoryField) => (tooltip ?? '').replace(/\s+/g, ' ').trim()
