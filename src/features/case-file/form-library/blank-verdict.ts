import { formNumber } from '#formats/form-names.ts'
import { compareInventories, type Difference } from '#paper/compare-inventories.ts'
import type { Inventory } from '#paper/inventory.ts'
import { knownInventory, newestInventory } from './known-inventories.ts'
import { editionFromPrint, type Known, printedEdition } from './rules.ts'

export type Verdict = { refused: boolean; message: string; differences: Difference[] }

/** Whether a blank may be used: its fields are those that were mapped, or nothing of it is filled in yet. */
export function verdictOn(found: Inventory, formId: string | undefined, editions: readonly Known[]): Verdict {
  const ofForm = editions.filter((each) => each.formId === formId)
  if (formId === undefined || ofForm.length === 0)
    return refused('This is none of the forms the library knows. Choose the agency’s own PDF of the form.')
  const name = formNumber(formId)
  const edition = editionFromPrint(found.edition)
  const mapped = knownInventory(formId, edition)
  if (mapped) {
    const differences = compareInventories(mapped, found)
    if (differences.length === 0) return { refused: false, message: accepted(name, edition), differences }
    return refused(
      `This file says it is ${called(name, edition)}, but its fields differ from that edition in ${counted(differences)}. It may be a changed or damaged copy; download it again from the agency.`,
      differences,
    )
  }
  const newest = newestInventory(formId)
  if (newest) {
    const differences = compareInventories(newest, found)
    return refused(
      `${called(name, edition)} is not mapped in this release, which knows ${printedEdition(editionFromPrint(newest.edition))}. The differences are listed; until it is mapped it cannot be filled.`,
      differences,
    )
  }
  if (ofForm.some((each) => each.edition === edition))
    return {
      refused: false,
      message: `${accepted(name, edition)} Its fields are not mapped yet: it is printed empty.`,
      differences: [],
    }
  return refused(`${called(name, edition)} is not known to the library.`)
}

const called = (name: string, edition: string) =>
  edition ? `${name} edition ${printedEdition(edition)}` : `${name} without a printed edition`
const accepted = (name: string, edition: string) => `${called(name, edition)} is in the library.`
const counted = (differences: readonly Difference[]) =>
  `${differences.length} ${differences.length === 1 ? 'place' : 'places'}`
const refused = (message: string, differences: Difference[] = []): Verdict => ({ refused: true, message, differences })
