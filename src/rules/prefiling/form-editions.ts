import { type EditionOnTheDay, editionInDoubt, editionRefused } from './editions.ts'
import { pagesOfForms } from './later-needs.ts'
import { filing } from './needs.ts'
import { aboutForm, called } from './on-form.ts'
import { at, type Find, given, rule, together } from './rule.ts'

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

/** Every page of a form shows the same edition: one signed on an earlier print stays behind when the form moves on. */
const oneEdition: Find = given([pagesOfForms.pageEditions], ([pages]) => {
  const forms = [...new Set(pages.map(({ caseForm }) => caseForm))]
  return together(
    forms.map((form) => {
      const own = pages.filter(({ caseForm }) => caseForm === form)
      const [row] = own
      const editions = [...new Set(own.flatMap(({ edition }) => edition ?? []))]
      if (row === undefined || editions.length < 2) return own.some(({ edition }) => !edition) ? undefined : []
      const newest = own.find(({ page }) => page === undefined)?.edition
      const old = own.filter(({ page, edition }) => page !== undefined && edition !== newest)
      const again = old.map(({ page, edition }) => `page ${page} of ${edition}`).join(', ')
      return at(
        pagesOfForms.pageEditions,
        `${called(row)} is of ${newest ?? 'another edition'}, and signed on ${again}. Print and sign that again.`,
        { form },
      )
    }),
  )
})

export const pageEditionRules = [rule('V89', 'error', 'all', 'Mixed editions', '8 CFR 103.2(a)(1)', oneEdition)]
