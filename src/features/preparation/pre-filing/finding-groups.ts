/** What has to be done about a finding, as the panel groups it; in this order. */
export const findingGroups = [
  'Answers',
  'Across forms',
  'Forms and editions',
  'Dates',
  'Documents and package',
  'Signatures',
  'Fees and payment',
] as const
export type FindingGroup = (typeof findingGroups)[number]

export const groupOf = (rule: string): FindingGroup => byRule.get(rule) ?? 'Answers'

const rules: Partial<Record<FindingGroup, string>> = {
  'Across forms':
    'V01 V02 V03 V04 V05 V06 V09 V10 V11 V13 V14 V23 V24 V42 V46 V47 V54 V68 V69 V77 V79 V80 V81 V86 V94 R15 R16 R22 R23 R25 R33 R34',
  'Forms and editions': 'V31 V40 V52 V64 V89 R04 R14 R19 R20 R21 R35 R36',
  Dates:
    'V12 V15 V16 V17 V21 V22 V25 V26 V27 V28 V34 V35 V38 V39 V43 V45 V48 V50 V59 V71 V72 V73 V75 V78 V95 V96 V97 R29',
  'Documents and package': 'V51 V65 V66 V82 V83 V84 V88 V91 V93 R05 R18',
  Signatures: 'V61 V62 V63 V74 V76',
  'Fees and payment': 'V29 V60 V67 V85 V90 V92 R10 R11',
}

const byRule: ReadonlyMap<string, FindingGroup> = new Map(
  Object.entries(rules).flatMap(([group, ids]) => ids.split(' ').map((id) => [id, group as FindingGroup] as const)),
)
