import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { immigrantHistory } from '#facts/adjustment.ts'
import { background } from '#facts/background.ts'
import { aboutActivities } from '#facts/derived/activities.ts'

const appliedAbroad = yes(immigrantHistory.visaAppliedAbroad)

export const history = part('4', 'Additional Information About You', [
  ask('1', immigrantHistory.visaAppliedAbroad, {
    label:
      'Have you ever applied for an immigrant visa to obtain permanent resident status at a U.S. Embassy or U.S. Consulate abroad?',
  }),
  ask('2 city', immigrantHistory.visaAbroadCity, { when: appliedAbroad }),
  ask('2 country', immigrantHistory.visaAbroadCountry, { when: appliedAbroad }),
  ask('3', immigrantHistory.visaAbroadDecision, { label: 'Decision', when: appliedAbroad }),
  ask('4', immigrantHistory.visaAbroadDecidedOn, { label: 'Date of Decision', when: appliedAbroad }),
  ask('5', background.adjustmentFiled, {
    label: 'Have you previously applied for permanent residence while in the United States?',
  }),
  ask('5 explanation', background.adjustmentExplained, { when: yes(background.adjustmentFiled) }),
  ask('6', immigrantHistory.residenceRescinded),
  ask('6 explanation', immigrantHistory.residenceRescindedExplained, {
    when: yes(immigrantHistory.residenceRescinded),
  }),
  ask('7', aboutActivities.activities, { label: 'Employment and Educational History for the Last 5 Years' }),
  askIfAny('8', aboutActivities.lastActivityAbroad, {
    label: 'Most Recent Employer or School Outside of the United States',
  }),
])
