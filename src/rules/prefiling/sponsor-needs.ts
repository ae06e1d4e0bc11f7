import { choice, country, date, facts, records, text, yesNo } from '#engine/fact.ts'
import { standing } from '#facts/standing.ts'

/** Who petitions for a relative or sponsors one, as the record of that person says it. */
export const sponsorNeeds = facts('case', {
  sponsors: records('Petitioners and sponsors', 'person', {
    name: text('Name', { max: 200 }),
    form: text('Form', { max: 40 }),
    standing: choice('Says to be', standing.standing.options),
    citizenship: country('Citizenship on record'),
    secondCitizenship: country('Second citizenship on record'),
    status: text('Status on record', { max: 40 }),
    bornOn: date('Born on'),
    sponsoredAs: text('Named among the people sponsored as', { max: 200 }),
  }),
  sharesHome: yesNo('Petitioner and spouse have one home by the record'),
})
