import { fillPart, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { eligibility } from '../parts/eligibility.ts'
import { questionsOnPaper } from './questions.ts'

const organization = (name: string, place: string, nature: string, dates: string) => ({
  name: write(name),
  city: write(`${place}_CityTownOfBirth[0]`),
  province: write(`${place}_State[0]`),
  country: write(`${place}_Country[0]`),
  nature: write(`${nature}_FamilyName[0]`),
  involvement: write(`${nature}_Involvement[0]`),
  from: write(`${dates}_DateFrom[0]`),
  until: write(`${dates}_DateTo[0]`),
})

const FOUR = [1, 2, 3, 4] as const

const benefit = (n: number) => ({
  benefit: write(`Pt8Line68c_Column1Row${n}[0]`),
  from: write(`Pt8Line68c_Column2Row${n}[0]`),
  until: write(`Pt8Line68c_Column3Row${n}[0]`),
  amount: write(`Pt8Line68c_Column4Row${n}[0]`),
  whileExempt: yesOrNo(`Pt9Line65_Row${n}_YesNo[0]`, `Pt9Line65_Row${n}_YesNo[1]`),
})

const stay = (n: number) => ({
  institution: write(`Pt8Line68d_Column1Row${n}[0]`),
  from: write(`Pt8Line68d_Column2Row${n}[0]`),
  until: write(`Pt8Line68d_Column3Row${n}[0]`),
  reason: write(`Pt8Line68d_Column4Row${n}[0]`),
  whileExempt: yesOrNo(`Pt9Line66_Row${n}_YesNo[0]`, `Pt9Line66_Row${n}_YesNo[1]`),
})

const skill = (n: number) => ({ name: write(`TextField${n}[0]`) })

export const eligibilityOnPaper = fillPart(eligibility, {
  1: yesOrNo('Pt8Line1_YesNo[1]', 'Pt8Line1_YesNo[0]'),
  2: rows(
    organization('Pt9Line2_Organization1[0]', 'Pt9Line3', 'Pt9Line4', 'Pt9Line5'),
    organization('Pt9Line6_Organization2[0]', 'Pt9Line7', 'Pt9Line8', 'Pt9Line9'),
  ),
  ...questionsOnPaper,
  56: tick({
    vawa: 'Pt9Line56_CB[5]',
    juvenile: 'Pt9Line56_CB[6]',
    afghanIraqi: 'Pt9Line56_CB[0]',
    asylee: 'Pt9Line56_CB[3]',
    // Its tooltip is that of a box in Part 2; it stands at "Refugee".
    refugee: 'Pt9Line56_CB[1]',
    crimeVictim: 'Pt9Line56_CB[2]',
    validU: 'Pt9Line56_CB[4]',
    traffickingVictim: 'Pt9Line56_CB[9]',
    validT: 'Pt9Line56_CB[12]',
    cuban: 'Pt9Line56_CB[7]',
    cubanBattered: 'Pt9Line56_CB[10]',
    haitianDependent: 'Pt9Line56_CB[11]',
    haitianBattered: 'Pt9Line56_CB[8]',
    entrant: 'Pt9Line56_CB[17]',
    lautenberg: 'Pt9Line56_CB[18]',
    indochinese: 'Pt9Line56_CB[19]',
    registry: 'Pt9Line56_CB[13]',
    amerasian: 'Pt9Line56_CB[15]',
    polishHungarian: 'Pt9Line56_CB[16]',
    nacara: 'Pt9Line56_CB[14]',
    kickapoo: 'Pt9Line56_CB[20]',
    liberian: 'Pt9Line56_CB[21]',
    syrian: 'Pt9Line56_CB[24]',
    serviceMember: 'Pt9Line56_CB[22]',
    none: 'Pt9Line56_CB[23]',
  }),
  57: write('Pt9Line57_HouseholdSize[0]'),
  58: tick({
    '$0-27,000': 'Pt9Line53_CB[0]',
    '$27,001-52,000': 'Pt9Line53_CB[1]',
    '$52,001-85,000': 'Pt9Line53_CB[2]',
    '$85,001-141,000': 'Pt9Line53_CB[3]',
    'Over $141,000': 'Pt9Line53_CB[4]',
  }),
  59: tick({
    '$0-18,400': 'Pt9Line59_CB[0]',
    '$18,401-136,000': 'Pt9Line59_CB[1]',
    '$136,001-321,400': 'Pt9Line59_CB[2]',
    '$321,401-707,100': 'Pt9Line59_CB[3]',
    'Over $707,100': 'Pt9Line59_CB[4]',
  }),
  60: tick({
    $0: 'Pt9Line60_CB[0]',
    '$1-10,100': 'Pt9Line60_CB[1]',
    '$10,101-57,700': 'Pt9Line60_CB[2]',
    '$57,701-186,800': 'Pt9Line60_CB[3]',
    'Over $186,800': 'Pt9Line60_CB[4]',
  }),
  61: tick({
    'No diploma': 'Pt9Line61_CB[0]',
    'High school diploma': 'Pt9Line61_CB[2]',
    '1 or more years of college, no degree': 'Pt9Line61_CB[1]',
    'Associate’s degree': 'Pt9Line61_CB[3]',
    'Bachelor’s degree': 'Pt9Line61_CB[7]',
    'Master’s degree': 'Pt9Line61_CB[4]',
    'Professional degree': 'Pt9Line61_CB[5]',
    'Doctorate degree': 'Pt9Line61_CB[6]',
  }),
  '61 grade': write('Pt9Line61_diploma[0]'),
  62: rows(skill(1), skill(2), skill(3), skill(4), skill(5), skill(6), skill(7), skill(8)),
  63: yesOrNo('Pt9Line63_YesNo[0]', 'Pt9Line63_YesNo[1]'),
  64: yesOrNo('Pt9Line64_YesNo[0]', 'Pt9Line64_YesNo[1]'),
  65: rows(...FOUR.map(benefit)),
  66: rows(...FOUR.map(stay)),
  86: write('Pt9Line86_Nationality[0]'),
})
