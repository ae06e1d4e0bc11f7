import { saidName, saidWithin } from '#case-types/said.ts'
import { counted } from '#formats/words.ts'

/** A case that waits for somebody: the own, or that of a family member by first name. */
export type Paperwork = { typeId: number; subType: string; whose: string }

/** For a mail: a few words for its subject, and all of it, "your green card (I-485) and the green card (I-485) of Dev". */
export function paperworkInWords(cases: readonly Paperwork[]): { what: string; all: string } {
  const said = (each: Paperwork) => saidWithin(saidName(each.typeId, each.subType))
  const phrases = cases.map((each) => (each.whose ? `the ${said(each)} of ${each.whose}` : `your ${said(each)}`))
  const [first = ''] = phrases
  const others = phrases.length - 1
  return {
    what: others > 0 ? `${first} and ${counted(others, 'more case', 'more cases')}` : first,
    all: others > 0 ? `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}` : first,
  }
}
