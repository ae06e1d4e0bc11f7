import { fillPart, tick, yesOrNo } from '#engine/paper.ts'
import { certification, requirements } from '../parts/job.ts'

/** Three boxes of one question, in the order of the page. */
export const yesNoNot = (field: string) => tick({ Yes: `${field}#0`, No: `${field}#1`, 'N/A': `${field}#2` })
const orNotApplicable = (field: string) => tick({ Yes: `${field}#0`, No: `${field}#1`, 'Not applicable': `${field}#2` })

export const requirementsOnPaper = fillPart(requirements, {
  1: yesOrNo('Yes', 'undefined_14#0'),
  2: yesOrNo('undefined_15#0', 'undefined_16#0'),
  '2.a': yesNoNot('undefined_17'),
  '2.b': yesNoNot('undefined_18'),
  '2.c': yesNoNot('undefined_19'),
  3: orNotApplicable('undefined_20'),
  4: yesOrNo('undefined_21', 'undefined_22'),
  '4.a': yesNoNot('undefined_23'),
  '4.b': yesOrNo('I ACCEPT', 'I DO NOT ACCEPT'),
  5: yesOrNo('undefined_24', 'undefined_25'),
  '5.a': yesNoNot('undefined_26'),
  '5.b': yesNoNot('undefined_27'),
  6: yesOrNo('undefined_28', 'undefined_29'),
  7: yesOrNo('undefined_30', 'undefined_31'),
  8: yesOrNo('undefined_32', 'undefined_33'),
  9: orNotApplicable('undefined_34'),
  10: orNotApplicable('undefined_35'),
  11: yesOrNo('undefined_36', 'undefined_37'),
  12: yesOrNo('undefined_38', 'undefined_39'),
})

export const certificationOnPaper = fillPart(certification, { 1: yesOrNo('undefined_43#0', 'undefined_43#1') })
