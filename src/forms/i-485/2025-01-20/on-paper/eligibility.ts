import { fillPart, inAdditional, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { type afterPublicCharge, type beforePublicCharge, eligibility } from '../parts/eligibility.ts'

type Number = (typeof beforePublicCharge)[number][0] | (typeof afterPublicCharge)[number][0]

/**
 * The boxes of Part 9, by the item that tooltip and page name; the field's own name often has another number. The second
 * says which of the two boxes is "Yes".
 */
const boxes: Readonly<Record<Number, readonly [field: string, yes: 0 | 1]>> = {
  10: ['Pt9Line10_YesNo', 1],
  11: ['Pt9Line11_YesNo', 0],
  12: ['Pt9Line12_YesNo', 0],
  13: ['Pt8Line13_YesNo', 1],
  14: ['Pt8Line18_YesNo', 0],
  15: ['Pt8Line19_YesNo', 1],
  16: ['Pt8Line20_YesNo', 0],
  17: ['Pt8Line17_YesNo', 0],
  18: ['Pt8Line23_YesNo', 1],
  19: ['Pt8Line24a_YesNo', 0],
  20: ['Pt8Line24b_YesNo', 1],
  21: ['Pt8Line24c_YesNo', 0],
  22: ['Pt8Line22_YesNo', 0],
  23: ['Pt9Line23_YesNo', 1],
  24: ['Pt9Line24_YesNo', 0],
  25: ['Pt8Line25_YesNo', 1],
  26: ['Pt8Line26_YesNo', 1],
  27: ['Pt8Line27_YesNo', 1],
  28: ['Pt8Line28_YesNo', 1],
  29: ['Pt8Line29_YesNo', 1],
  30: ['Pt8Line30_YesNo', 1],
  31: ['Pt8Line31_YesNo', 0],
  32: ['Pt8Line32_YesNo', 0],
  33: ['Pt8Line33_YesNo', 0],
  34: ['Pt8Line34_YesNo', 1],
  '35.a': ['Pt8Line35a_YesNo', 0],
  '35.b': ['Pt8Line35b_YesNo', 1],
  36: ['Pt8Line36_YesNo', 1],
  37: ['Pt8Line37_YesNo', 1],
  38: ['Pt8Line38_YesNo', 0],
  39: ['Pt9Line39_YesNo', 1],
  40: ['Pt8Line40_YesNo', 1],
  41: ['Pt8Line41_YesNo', 0],
  '42.a': ['Pt8Line42\\.a_YesNo', 0],
  '42.b': ['Pt8Line42\\.b_YesNo', 1],
  '42.c': ['Pt8Line42c_YesNo', 1],
  '42.d': ['Pt8Line42d_YesNo', 0],
  '43.a': ['Pt8Line43a_YesNo', 1],
  '43.b': ['Pt8Line43b_YesNo', 0],
  '43.c': ['Pt8Line43c_YesNo', 0],
  '43.d': ['Pt8Line43d_YesNo', 0],
  '43.e': ['Pt8Line43e_YesNo', 0],
  '43.f': ['Pt8Line43fYesNo', 0],
  '43.g': ['Pt8Line43g_YesNo', 0],
  '43.h': ['Pt8Line43h_YesNo', 1],
  '43.i': ['Pt8Line43i_YesNo', 1],
  44: ['Pt8Line44_YesNo', 0],
  45: ['Pt8Line45_YesNo', 1],
  46: ['Pt8Line46_YesNo', 0],
  47: ['Pt8Line47_YesNo', 1],
  48: ['Pt8Line48_YesNo', 1],
  49: ['Pt8Line49_YesNo', 0],
  50: ['Pt8Line50_YesNo', 1],
  51: ['Pt8Line51_YesNo', 0],
  52: ['Pt8Line52_YesNo', 1],
  '53.a': ['Pt8Line53a_YesNo', 0],
  '53.b': ['Pt8Line53b_YesNo', 0],
  '53.c': ['Pt8Line53c_YesNo', 0],
  '53.d': ['Pt8Line53d_YesNo', 1],
  54: ['Pt8Line54_YesNo', 1],
  55: ['Pt8Line55_YesNo', 0],
  67: ['Pt9Line67_YesNo', 1],
  68: ['Pt9Line68_YesNo', 0],
  69: ['Pt9Line69_YesNo', 1],
  70: ['Pt9Line70_YesNo', 0],
  71: ['Pt9Line71_YesNo', 1],
  72: ['Pt9Line72_YesNo', 0],
  73: ['Pt9Line73_YesNo', 1],
  74: ['Pt9Line74_YesNo', 1],
  75: ['Pt9Line75_YesNo', 0],
  76: ['Pt9Line76_YesNo', 1],
  77: ['Pt9Line77_YesNo', 0],
  '78.a': ['Pt9Line78a_YesNo', 1],
  '78.b': ['Pt9Line78b_YesNo', 0],
  79: ['Pt9Line79_YesNo', 0],
  80: ['Pt9Line80_YesNo', 1],
  81: ['Pt9Line81_YesNo', 0],
  82: ['Pt9Line82_YesNo', 1],
  83: ['Pt9Line83_YesNo', 0],
  '84.a': ['Pt9Line84a_YesNo', 1],
  '84.b': ['Pt9Line84b_YesNo', 1],
  '84.c': ['Pt9Line84c_YesNo', 1],
  85: ['Pt9Line85_YesNo', 1],
}

type OnPaper = { [N in Number]: ReturnType<typeof yesOrNo> } & {
  [N in `${Number} explanation`]: ReturnType<typeof inAdditional>
}

/** The answer into its boxes; the explanation of a "Yes" into Part 14, sent from that box. */
const questionsOnPaper = Object.fromEntries(
  Object.entries(boxes).flatMap(([item, [field, yes]]) => [
    [item, yesOrNo(`${field}[${yes}]`, `${field}[${1 - yes}]`)],
    [`${item} explanation`, inAdditional(`${field}[${yes}]`)],
  ]),
) as OnPaper

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
