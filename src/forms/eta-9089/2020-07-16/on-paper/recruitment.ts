import { check, fillPart, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { words } from '#engine/writers.ts'
import { notice, recruitment } from '../parts/recruitment.ts'
import { yesNoNot } from './job.ts'

const step = (box: string, number: number) => ({
  held: check(box),
  from: write(`${number}a From`),
  until: write(`${number}b To`),
})

/** The boxes of the notice are six places of one text: a letter marks each. */
const marked = (place: number) => write(`Mark ALL that apply in the appropriate boxes belowRow1#${place}`, words('X'))

export const recruitmentOnPaper = fillPart(recruitment, {
  'a.1': yesOrNo('undefined_40', 'undefined_41'),
  // Further places of fields of page 4.
  'b.1': tick({
    Professional: 'undefined_15#2',
    Nonprofessional: 'undefined_15#1',
    'College teacher': 'undefined_16#1',
    'Schedule A or sheepherder': 'undefined_14#1',
    'Professional athlete': 'undefined_14#2',
  }),
  'c.1.a': write('1a  Start date of SWA job order'),
  'c.1.b': write('1b  End date of SWA job order'),
  'c.2': yesNoNot('undefined_42'),
  'c.2.a': write('2a  Name of newspaper of general circulation in which an advertisement was placed'),
  'c.2.b': write('2b  Advertisement date'),
  'c.3': tick({
    Newspaper: 'Newspaper of general circulation',
    'Professional journal': 'Professional journal',
    'N/A': 'NA_13',
  }),
  'c.3.a': write('3a  Name of newspaper or professional journal in which an advertisement was placed'),
  'c.3.b': write('3b  Advertisement Date'),
  'd.1': rows(
    step('Job Fair Check Box', 1),
    step('Employer Website Checkbox', 2),
    step('Job search website checkbox', 3),
    step('On-campus recruiting checkbox', 4),
    step('Trade or professional org checkbox', 5),
    step('Private employment firm checkbox', 6),
    step('Employee referral program checkbox', 7),
    step('Campus placement office checkbox', 8),
    step('Local or ethnic newspapers', 9),
    step('Radio and/or TV ads', 10),
  ),
})

export const noticeOnPaper = fillPart(notice, {
  '1.a': marked(0),
  '1.b': marked(1),
  '1.c': marked(2),
  '1.d': marked(3),
  '1.e': marked(4),
  '1.f': marked(5),
})
