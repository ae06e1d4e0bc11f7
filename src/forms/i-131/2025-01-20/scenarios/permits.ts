import type { Scenario } from '../../../scenario.ts'
import { ofAdvanceParole, ofThoseInside, variant } from './small.ts'

const outside = [...ofAdvanceParole, ...ofThoseInside]

const reentry = (time: string, field: string) =>
  variant(
    `a reentry permit, ${time}`,
    {
      case: {
        'case.travelDocument': 'Reentry permit',
        'case.timeOutside': time,
        'case.permitSentTo': 'Mailing address',
      },
    },
    outside,
    { 'P1[0].CB_AppType[0]': true, 'P4_Line7a[1]': true, [field]: true },
  )

const reentryPermits: readonly Scenario[] = [
  reentry('Less than 6 months', 'P5_Line1_Lessthan6[0]'),
  reentry('6 months to 1 year', 'P5_Line1_6months[0]'),
  reentry('1 to 2 years', 'P5_Line1_1to2[0]'),
  reentry('2 to 3 years', 'P5_Line1_2to3[0]'),
  reentry('3 to 4 years', 'P5_Line1_3to4[0]'),
  reentry('More than 4 years', 'P5_Line1_morethan[0]'),
]

const tps = variant(
  'a travel authorization for TPS',
  { case: { 'case.travelDocument': 'TPS travel authorization', 'case.travelBasisReceipt': 'IOE0912345678' } },
  ofAdvanceParole,
  { 'P1[0].CB_AppType[3]': true, 'P1_Line4[0]': 'IOE0912345678' },
)

const questions = {
  'case.plansReturn': false,
  'case.returned': false,
  'case.nationalPassport': false,
  'case.nationalBenefit': false,
  'case.reacquiredNationality': false,
  'case.newNationality': false,
  'case.refugeElsewhere': false,
}

const noToAll = {
  'P6_Line2_YesNo[0]': true,
  'P6_Line3a_YesNo[1]': true,
  'P6_Line3b_YesNo[0]': true,
  'P6_Line3c_YesNo[1]': true,
  'P6_Line4a_YesNo[0]': true,
  'P6_Line4b_YesNo[1]': true,
  'Line4c_No[0]': true,
} as const

const beforeLeaving = variant(
  'a refugee travel document before leaving, sent to a consulate',
  {
    case: {
      'case.travelDocument': 'Refugee travel document',
      'case.permitSentTo': 'Office abroad',
      'case.permitOfficeCity': 'Nairobi',
      'case.permitOfficeCountry': 'KE',
      'case.pickUpNoticeTo': 'Mailing address',
      'case.refugeCountry': 'ER',
      ...questions,
      'case.filedBeforeDeparture': true,
    },
  },
  outside,
  {
    'P1[0].CB_AppType[1]': true,
    'P4_Line7a[0]': true,
    'P4_Line7b_CityOrTown[0]': 'Nairobi',
    'P4_Line7b_Country[0]': 'Kenya',
    'P4_Line8_CB[0]': true,
    'P6_Line1_CountryRefugee[0]': 'Eritrea',
    ...noToAll,
    'P6_Line5_YesNo[1]': true,
  },
)

export const fromOutside = variant(
  'a refugee travel document of a resident who is outside, with every question answered yes',
  {
    case: {
      'case.travelDocument': 'Refugee travel document of a resident',
      'case.permitSentTo': 'Office abroad',
      'case.permitOfficeCity': 'Nairobi',
      'case.permitOfficeCountry': 'KE',
      'case.pickUpNoticeTo': 'Another address',
      'case.pickUpAddress': {
        inCareOf: 'Hana TESFAYE',
        street: '4 Moi Avenue',
        unitKind: 'FLR',
        unitNumber: '9',
        city: 'Nairobi',
        province: 'Nairobi',
        postalCode: '00100',
        country: 'KE',
      },
      'case.pickUpPhone': '+254701234567',
      'case.pickUpEmail': 'hana@example.com',
      'case.refugeCountry': 'ER',
      ...Object.fromEntries(Object.keys(questions).map((fact) => [fact, true])),
      'case.plansReturnExplained': 'A funeral.',
      'case.returnedExplained': 'A wedding.',
      'case.nationalPassportExplained': 'To travel home.',
      'case.nationalBenefitExplained': 'A pension.',
      'case.reacquiredExplained': 'By law.',
      'case.newNationalityExplained': 'By marriage.',
      'case.refugeElsewhereExplained': 'In Kenya.',
      'case.filedBeforeDeparture': false,
      'case.alreadyOutside': true,
      'case.placeOutside': 'Nairobi, Kenya',
      'case.countriesSince': 'Uganda',
    },
  },
  outside,
  {
    'P1[0].CB_AppType[2]': true,
    'P4_Line7a[0]': true,
    'P4_Line7b_CityOrTown[0]': 'Nairobi',
    'P4_Line7b_Country[0]': 'Kenya',
    'P4_Line8_CB[1]': true,
    'P4_Line9a_InCareofName[0]': 'Hana TESFAYE',
    'P4_Line9a_StreetNumberName[0]': '4 Moi Avenue',
    'P4_Line9a_Unit[2]': true,
    'P4_Line9a_AptSteFlrNumber[0]': '9',
    'P4_Line9a_CityTown[0]': 'Nairobi',
    'P4_Line9a_Province[0]': 'Nairobi',
    'P4_Line9a_PostalCode[0]': '00100',
    'P4_Line9a_Country[0]': 'Kenya',
    'P4_Line9b_Email[0]': '+254701234567',
    'P4_Line9c_Email[0]': 'hana@example.com',
    'P6_Line1_CountryRefugee[0]': 'Eritrea',
    'P6_Line2_YesNo[1]': true,
    'P6_Line3a_YesNo[0]': true,
    'P6_Line3b_YesNo[1]': true,
    'P6_Line3c_YesNo[0]': true,
    'P6_Line4a_YesNo[1]': true,
    'P6_Line4b_YesNo[0]': true,
    'Line4c_Yes[0]': true,
    'P6_Line5_YesNo[0]': true,
    'P6_Line6a_YesNo[1]': true,
    'P6_Line6b_CityOrTown[0]': 'Nairobi, Kenya',
    'P6_Line6c_Country[0]': 'Uganda',
    ...additional(3, '9', '2', 'Explanation (travel to that country): A funeral.'),
    ...additional(4, '9', '3.a', 'Explanation (return to that country): A wedding.'),
    ...additional(5, '9', '3.b', 'Explanation (passport of that country): To travel home.'),
    ...additional(6, '9', '3.c', 'Explanation (benefit from that country): A pension.'),
    ...additional(7, '10', '4.a', 'Explanation (nationality of that country): By law.'),
  },
)

function additional(line: number, page: string, item: string, text: string) {
  return {
    [`Part13_Line${line}_PageNumber[0]`]: page,
    [`Part13_Line${line}_PartNumber[0]`]: '6',
    [`Part13_Line${line}_ItemNumber[0]`]: item,
    [`Part13_Line${line}_AdditionalInfo[0]`]: text,
  }
}

const noLongerOutside = {
  ...beforeLeaving,
  name: 'a refugee travel document after a return',
  answers: {
    ...beforeLeaving.answers,
    'case/1': { ...beforeLeaving.answers['case/1'], 'case.filedBeforeDeparture': false, 'case.alreadyOutside': false },
  },
  fields: {
    ...Object.fromEntries(Object.entries(beforeLeaving.fields).filter(([field]) => field !== 'P6_Line5_YesNo[1]')),
    'P6_Line5_YesNo[0]': true,
    'P6_Line6a_YesNo[0]': true,
  } as const,
}

export const travelPermits: readonly Scenario[] = [...reentryPermits, tps, beforeLeaving, fromOutside, noLongerOutside]
