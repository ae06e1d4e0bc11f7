import { type EditionOnTheDay, editionInDoubt, editionRefused } from './editions.ts'
import { filing } from './needs.ts'
import { aboutForm } from './on-form.ts'
import { type Find, given } from './rule.ts'

/** The edition of these forms is taken on the day of filing. */
export const editionsTaken = (ofForm: (form: string) => boolean): Find => judged(editionRefused, ofForm)

/** Nobody has to look at the agency's page for a newer edition. */
export const editionsConfirmed: Find = judged(editionInDoubt)

function judged(judge: (edition: EditionOnTheDay) => string | undefined, ofForm = (_form: string) => true): Find {
  return given([filing.forms], ([forms]) =>
    forms.flatMap((row) => {
      const { form = '', acceptance, editionConfirmed = false, editionSays: says = '', editionInstead } = row
      if (acceptance === undefined || !ofForm(form)) return []
      const sentence = judge({ acceptance, confirmed: editionConfirmed, says, instead: editionInstead })
      return sentence === undefined ? [] : aboutForm(row, sentence)
    }),
  )
}
