import { fillPart, noBox, onAddress, tick, write, yesOrNo } from '#engine/paper.ts'
import { phone } from '#engine/writers.ts'
import { attorneyPart, contact, employer, preparation, worker } from '../parts/parties.ts'

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
