import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { petitionsBefore, relative } from '#facts/relative.ts'

export const other = part('5', 'Other Information', [
  ask('1', petitionsBefore.filedRelativePetition, {
    label: 'Have you EVER previously filed a petition for this beneficiary or any other alien?',
  }),
  ask('2', petitionsBefore.relativePetitions, {
    label: 'The name, place, date of filing, and the result',
    when: yes(petitionsBefore.filedRelativePetition),
  }),
  askIfAny('6', relative.furtherRelatives, {
    label: 'Separate petitions for other relatives: their names and your relationship to each',
  }),
])
