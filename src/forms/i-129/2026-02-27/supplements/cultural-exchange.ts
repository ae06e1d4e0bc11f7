import { is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { fillPart, write } from '#engine/paper.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { signatory, thePetitioner } from '#facts/derived/petitioner.ts'
import { petition } from '#facts/petition.ts'

const forCulturalExchange = is(petition.classification, 'Q-1')

export const exchangeSupplement = part(
  'Q.0',
  'Q-1 Classification Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2', aboutPerson.fullName, { label: 'Name of the Beneficiary' }),
  ],
  forCulturalExchange,
)

export const exchangeCertification = part(
  'Q.1',
  'Section 1. Complete if you are filing for a Q-1 International Cultural Exchange Alien',
  [
    ask('1 family name', thePetitioner.signatoryFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', thePetitioner.signatoryGivenName, { label: 'Given Name (First Name)' }),
    askIfAny('1 middle name', signatory.signatoryMiddleName, { label: 'Middle Name' }),
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
  forCulturalExchange,
)

export const exchangeSupplementPaper = fillPart(exchangeSupplement, {
  '1': write('Line1_FamilyName[7]'),
  '2': write('HSupLine2_FamilyName[2]'),
})

export const exchangeCertificationPaper = fillPart(exchangeCertification, {
  '1 family name': write('Line1_FamilyName[8]'),
  '1 given name': write('Line1_GivenName[3]'),
  '1 middle name': write('Line1_MiddleName[3]'),
  '3 daytime phone': write('Pt7Line3_DaytimePhoneNumber1[2]'),
  '3 email': write('Pt7Line3_EmailAddress[2]'),
})
