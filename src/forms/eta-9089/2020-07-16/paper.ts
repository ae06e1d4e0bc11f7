import { check, fill, fillPart, noBox, onAddress, orNone, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { phone, words } from '#engine/writers.ts'
import { certification, eta9089, notice, recruitment, requirements, wage, worksite } from './form.ts'
import { attorneyPart, contact, employer, preparation, worker } from './parts/parties.ts'

type AddressBoxes = {
  street: string
  city: string
  state: string
  postalCode: string
  country: string
  province: string
}

/** The Department of Labor wants apartment, suite or floor with its number in a line of its own. */
export const addressOf = (boxes: AddressBoxes) =>
  onAddress({
    inCareOf: noBox('not asked'),
    street: write(boxes.street),
    unitKind: noBox('in the line below the street'),
    unitNumber: noBox('in the line below the street'),
    city: write(boxes.city),
    state: write(boxes.state),
    postalCode: write(boxes.postalCode),
    country: write(boxes.country),
    province: write(boxes.province),
  })

export const employerOnPaper = fillPart(employer, {
  1: write('1 Legal Business Name'),
  2: write('2 Trade NameDoing Business As DBA if applicable'),
  3: addressOf({
    street: '3 Address 1',
    city: '5 City',
    state: '6 State',
    postalCode: '7 Postal Code',
    country: '8 Country',
    province: '9 Province',
  }),
  4: write('4 Address 2 apartmentsuitefloor and number'),
  10: write('10 Telephone Number', phone),
  11: write('11 Extension'),
  12: write('12 Federal Employer Identification Number FEIN from IRS'),
  13: write('13 NAICS Code'),
  14: write('14 Number of current employees on payroll in the area of intended employment'),
  15: write('15 Year Commenced Business  if household year issued FEIN'),
  16: yesOrNo('undefined#0', 'undefined#1'),
  17: yesOrNo('undefined_2#0', 'undefined_2#1'),
})

export const contactOnPaper = fillPart(contact, {
  1: write('1 Contacts Last family Name'),
  2: write('2 First given Name'),
  3: write('3 Middle Names'),
  4: write('4 Contacts Job Title'),
  5: addressOf({
    street: '5 Address 1',
    city: '7 City',
    state: '8 State',
    postalCode: '9 Postal Code',
    country: '10 Country',
    province: '11 Province',
  }),
  6: write('6 Address 2 apartmentsuitefloor and number'),
  12: write('12 Telephone Number', phone),
  13: write('13 Extension'),
  14: write('14 Business Email Address'),
})

export const attorneyOnPaper = fillPart(attorneyPart, {
  1: tick({ Attorney: 'Attorney', None: 'None' }),
  2: write('2 Attorney or Agents Last family Name'),
  3: write('3 First given Name'),
  4: write('4 Middle Names'),
  5: addressOf({
    street: '5 Address 1_2',
    city: '7 City_2',
    state: '8 State_2',
    postalCode: '9 Postal Code_2',
    country: '10 Country_2',
    province: '11 Province_2',
  }),
  6: write('6 Address 2 apartmentsuitefloor and number_2'),
  12: write('12 Telephone Number_2'),
  13: write('13 Extension_2'),
  14: write('14 Law FirmBusiness Email Address'),
  15: write('15 Law FirmBusiness Name'),
  16: write('16 Law FirmBusiness FEIN'),
  17: write('17 State Bar Numbers'),
  18: write('18 State of highest court where attorney is in good standing'),
  19: write('19 Name of the highest state court where attorney is in good standing'),
})

export const workerOnPaper = fillPart(worker, {
  1: yesOrNo('undefined_3#0', 'undefined_3#1'),
  2: yesOrNo('undefined_4#0', 'undefined_4#1'),
})

export const preparationOnPaper = fillPart(preparation, {
  1: write('1 Last family Name'),
  2: write('2 First given Name_2'),
  3: write('3 Middle Names_2'),
  4: write('4 Law FirmBusiness FEIN'),
  5: write('5 Law FirmBusiness Name'),
  6: write('6 Law FirmBusiness Email Address'),
})

/** Three boxes of one question, in the order of the page. */
const yesNoNot = (field: string) => tick({ Yes: `${field}#0`, No: `${field}#1`, 'N/A': `${field}#2` })
const orNotApplicable = (field: string) => tick({ Yes: `${field}#0`, No: `${field}#1`, 'Not applicable': `${field}#2` })

const requirementsOnPaper = fillPart(requirements, {
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

const certificationOnPaper = fillPart(certification, { 1: yesOrNo('undefined_43#0', 'undefined_43#1') })

const step = (box: string, number: number) => ({
  held: check(box),
  from: write(`${number}a From`),
  until: write(`${number}b To`),
})

/** The boxes of the notice are six places of one text: a letter marks each. */
const marked = (place: number) => write(`Mark ALL that apply in the appropriate boxes belowRow1#${place}`, words('X'))

const recruitmentOnPaper = fillPart(recruitment, {
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

const noticeOnPaper = fillPart(notice, {
  '1.a': marked(0),
  '1.b': marked(1),
  '1.c': marked(2),
  '1.d': marked(3),
  '1.e': marked(4),
  '1.f': marked(5),
})

/** Cents as the paper wants them: dollars in one box, cents in the next. */
const dollarsAndCents = (value: unknown): readonly string[] => {
  const cents = Number(value)
  return [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')]
}

const wageOnPaper = fillPart(wage, {
  1: write(
    '1 Enter the valid Prevailing Wage Determination PWD case number issued by the Department of Labor to identify the job opportunity and prevailing wages covered by this application',
  ),
  2: tick({ Yes: 'Yes PWD', No: 'No PWD', 'N/A': 'Not Applicable PWD' }),
  3: split(['undefined_6', 'undefined_7'], dollarsAndCents),
  '3 to': split(['undefined_8', 'undefined_9'], dollarsAndCents),
  4: tick({ hour: 'Hour', week: 'Week', 'bi-weekly': 'BiWeekly', month: 'Month', year: 'Year' }),
  5: orNone(
    write(
      '5 Additional conditions about the offered wage Enter up to 500 characters If no additional information enter NONE below',
    ),
    'NONE',
  ),
})

const worksiteOnPaper = fillPart(worksite, {
  'a.1': tick({
    'Business premises': 'Business premises',
    'Employer’s household': 'Employers private household includes livein and domestic household worker',
    'Worker’s residence': 'Employees private residence when work is performed directly out of the residence',
    'No specific address': 'No one specific worksite address or physical location',
  }),
  'a.2': onAddress({
    inCareOf: noBox('not asked'),
    street: write('2 Worksite Address'),
    unitKind: noBox('in the line below the street'),
    unitNumber: noBox('in the line below the street'),
    city: write('4 City'),
    state: write('6 StateDistrictTerritory'),
    postalCode: write('7 Postal Code_2'),
    country: noBox('a worksite in the United States'),
    province: noBox('a worksite in the United States'),
  }),
  'a.3': write('3 Worksite Address  apartmentsuitefloor and number'),
  'a.5': write('5 County'),
  'a.8': write('8 MSAOES Area Code'),
  'a.8.a': write('8a MSA NameOES Area Title'),
  'b.1': yesOrNo('undefined_10', 'undefined_11'),
  'b.2': tick({ Yes: 'undefined_12#0', No: 'undefined_12#1', 'N/A': 'undefined_12#2' }),
  'c.1': write(
    '1 Identify the geographic areas where work will be performed  For example this can include a listing of cities or townshipsstates countiesstates or states located within a geographic region up to 1500 characters',
  ),
})

export const eta9089Paper = fill(eta9089, {
  parts: {
    A: employerOnPaper,
    B: contactOnPaper,
    C: attorneyOnPaper,
    D: workerOnPaper,
    E: wageOnPaper,
    F: worksiteOnPaper,
    G: requirementsOnPaper,
    H: recruitmentOnPaper,
    'H.e': noticeOnPaper,
    I: certificationOnPaper,
    J: preparationOnPaper,
  },
  leftBlank: {
    Agent: { because: 'Who represents an employer here is an attorney; agents have no cases of their own.' },
  },
})

export default eta9089Paper
