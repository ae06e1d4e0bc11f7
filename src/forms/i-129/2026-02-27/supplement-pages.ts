import type { KnownFacts } from '#engine/known-facts.ts'
import type { Supplement } from '#engine/paper.ts'
import { petition } from '#facts/petition.ts'

/** As long as nobody said what is asked for, every sheet may be needed. */
const forClasses =
  (...classes: string[]) =>
  (look: KnownFacts) => {
    const asked = look.value(petition.classification)
    return typeof asked === 'string' ? classes.some((each) => asked.startsWith(each)) : undefined
  }

/**
 * Part 5 of the form: “Attach the Form I-129 supplement relevant to the classification of the worker(s) you are
 * requesting.” Attachment-1: “when more than one person is included”; what is written on a page keeps it anyway.
 */
export const supplementPages: readonly Supplement[] = [
  { name: 'E-1/E-2 Classification Supplement', pages: [9, 10], when: forClasses('E-1', 'E-2') },
  { name: 'Trade Agreement Supplement', pages: [11, 12], when: forClasses('TN', 'H-1B1', 'E-3') },
  { name: 'H Classification Supplement', pages: [13, 14, 15, 16, 17, 18, 19, 20], when: forClasses('H-') },
  { name: 'H-1B and H-1B1 Data Collection Supplement', pages: [21, 22, 23], when: forClasses('H-1B') },
  { name: 'L Classification Supplement', pages: [24, 25, 26, 27], when: forClasses('L-', 'L blanket') },
  { name: 'O and P Classifications Supplement', pages: [28, 29, 30], when: forClasses('O-', 'P-') },
  { name: 'Q-1 Classification Supplement', pages: [31], when: forClasses('Q-') },
  { name: 'R-1 Classification Supplement', pages: [32, 33, 34, 35, 36], when: forClasses('R-') },
  { name: 'Attachment-1', pages: [37, 38], when: () => false },
]
