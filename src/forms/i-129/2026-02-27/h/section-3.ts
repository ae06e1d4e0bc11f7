import { any, no, yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { fillPart, inAdditional, write, yesOrNo } from '#engine/paper.ts'
import { h3 } from '#facts/h3.ts'
import { forH3 } from './conditions.ts'

/** "If you answer yes to any of the following questions, attach a full explanation." Item 3 has one of its own. */
const needsExplanation = any(
  yes(h3.trainingAtHome),
  yes(h3.helpsCareerAbroad),
  yes(h3.skilledAlready),
  yes(h3.laborShortage),
  yes(h3.employedAbroadAfter),
)

export const sectionThree = part(
  'H.3',
  'Section 3. Complete This Section If Filing for H-3 Classification',
  [
    ask('1', h3.trainingAtHome, {
      label: 'Is the training you intend to provide, or similar training, available in the beneficiary’s country?',
    }),
    ask('2', h3.helpsCareerAbroad, {
      label: 'Will the training benefit the beneficiary in pursuing a career abroad?',
    }),
    ask('3', h3.productiveWork, {
      label: 'Does the training involve productive employment incidental to the training?',
    }),
    ask('3 explanation', h3.productiveWorkExplained, {
      label: 'Amount of compensation employment versus the classroom',
      when: yes(h3.productiveWork),
    }),
    ask('4', h3.skilledAlready, { label: 'Does the beneficiary already have skills related to the training?' }),
    ask('5', h3.laborShortage, { label: 'Is this training an effort to overcome a labor shortage?' }),
    ask('6', h3.employedAbroadAfter, {
      label: 'Do you intend to employ the beneficiary abroad at the end of this training?',
    }),
    ask('7', h3.whyTrain, {
      label:
        'Explain why you wish to incur the cost of providing this training and your expected return from this training.',
      when: no(h3.employedAbroadAfter),
    }),
    ask('1-6 explanation', h3.trainingExplained, { when: needsExplanation }),
  ],
  forH3,
)

export const sectionThreePaper = fillPart(sectionThree, {
  '1': yesOrNo('HSec3Line1a_Yes[0]', 'HSec3Line1a_No[0]'),
  // Both tooltips say "Check Yes"; the box on the right is No, as its name says.
  '2': yesOrNo('HSec3Line1b_Yes[0]', 'HSec3Line1b_No[0]'),
  '3': yesOrNo('HSec3Line1c_Yes[0]', 'HSec3Line1c_No[0]'),
  '3 explanation': inAdditional('HSec3Line1c_Yes[0]'),
  '4': yesOrNo('HSec3Line1d_Yes[0]', 'HSec3Line1d_No[0]'),
  '5': yesOrNo('HSec3Line1e_Yes[0]', 'HSec3Line1e_No[0]'),
  '6': yesOrNo('HSec3Line7_Check[1]', 'HSec3Line7_Check[0]'),
  '7': write('Line2_Explanation[0]'),
  '1-6 explanation': inAdditional('HSec3Line1a_Yes[0]'),
})
