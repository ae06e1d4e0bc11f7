import { expect, test } from 'vitest'
import { prefilingRules } from './all.ts'

/**
 * The column "Forms" of validation.md §3: a rule that leaves a form out is silent about every case with it. Late filings
 * (V27, V96) are those of Form I-539 too (8 CFR 214.1(c)(4)); five years of addresses and jobs (V07, V08) are looked at
 * where a form asks for them.
 */
const rulesOf: Readonly<Record<string, string>> = {
  all: 'R01 R02 R04 R05 R08 R09 R10 R13 R14 R18 R26 V01 V02 V03 V04 V05 V06 V31 V62 V63 V64 V65 V66 V67 V68 V69 V74 V75 V76 V89 V90',
  'eta-9035': 'V16 V17 V18 V20 V21 V22',
  'eta-9035 eta-9089 eta-9141 i-129 i-140': 'R07',
  'eta-9035 i-129': 'V13 V19 V72 V73 V95',
  'eta-9089': 'V47 V48 V49 V82 V83 V84 V85 V86',
  'eta-9089 i-140 i-485': 'V08',
  'g-28': 'V61',
  'i-129':
    'R11 R12 R15 R16 R17 R22 R29 V09 V10 V11 V12 V14 V15 V23 V24 V25 V26 V28 V29 V30 V32 V33 V77 V78 V79 V80 V81 V91 V92 V93 V94 V97',
  'i-129 i-539': 'V27 V96',
  'i-129 i-9': 'V71',
  'i-130': 'R19 R25 V40',
  'i-130 i-485': 'V07 V41',
  'i-130 i-864': 'R23',
  'i-131 i-485': 'V59',
  'i-140': 'V42 V43 V44 V45 V46 V87',
  'i-485': 'R20 R34 R35 V50 V51 V52 V53 V54 V55 V56 V88',
  'i-485 i-539': 'R21',
  'i-539': 'R36 V34 V35',
  'i-765': 'V36 V37 V38 V39',
  'i-864': 'R24 R33 V57 V58',
  'i-9': 'V70',
  'i-907': 'V60',
}

test('each rule is run for the forms it is about', () => {
  const found: Record<string, string[]> = {}
  for (const { id, forms } of prefilingRules) {
    const about = forms === 'all' ? 'all' : [...forms].sort().join(' ')
    found[about] = [...(found[about] ?? []), id].sort()
  }
  expect(Object.fromEntries(Object.entries(found).map(([about, ids]) => [about, ids.join(' ')]))).toEqual(rulesOf)
})
