import { type EditionOnTheDay, editionInDoubt, editionRefused } from './editions.ts'
import { filing } from './needs.ts'
import { aboutForm } from './on-form.ts'
import { type Find, given } from './rule.ts'

/** The edition of every form is taken on the day its row goes by: the postmark or the receipt (deadlines.md D-44). */
export const editionsTaken: Find = judged(editionRefused)

/** Nobody has to look at the agency's page for a newer edition. */
export const editionsConfirmed: Find = judged(editionInDoubt)

function judged(judge: (edition: EditionOnTheDay) => string | undefined): Find {
  return given([filing.forms], ([forms]) =>
    forms.flatMap((row) => {
      const { acceptance, editionConfirmed = false, editionSays: says = '', editionInstead } = row
      if (acceptance === undefined) return []
      const sentence = judge({ acceptance, confirmed: editionConfirmed, says, instead: editionInstead })
      return sentence === undefined ? [] : aboutForm(row, sentence)
    }),
  )
}
