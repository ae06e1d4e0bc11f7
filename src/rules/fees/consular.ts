/** What a consulate or the National Visa Center takes; paid there, never with a filing to USCIS. */
export type ConsularFee = {
  code: 'IVFEE' | 'NVC864' | 'MRV'
  what: string
  cents: number
  per: 'person' | 'case'
  from: string
  /** The rule that set the amount. */
  source: string
  /** None of them is: a person looks at the Department of State's page before naming an amount. */
  confirmed: false
}

type Since = Pick<ConsularFee, 'from' | 'source'>
const of2014: Since = { from: '2014-09-12', source: '79 FR 51247' }
const of2023: Since = { from: '2023-06-17', source: '88 FR 18243' }

const row = (
  code: ConsularFee['code'],
  what: string,
  dollars: number,
  per: ConsularFee['per'],
  since: Since,
): ConsularFee => ({ ...{ code, what, cents: dollars * 100, per }, ...since, confirmed: false })

/** case-types.md §1.5, rows IVFEE, NVC864 and MRV; 22 CFR 22.1. An amount changes by a new row. */
export const consularFees: readonly ConsularFee[] = [
  row('IVFEE', 'Immigrant visa, employment', 345, 'person', of2014),
  row('IVFEE', 'Immigrant visa, family', 325, 'person', of2014),
  row('NVC864', 'Review of Form I-864', 120, 'case', of2014),
  row('MRV', 'Visa application on a petition', 205, 'person', of2023),
]

/** For so many people, in cents; shown with the question whether it still holds. */
export const consularTotal = (rows: readonly ConsularFee[], people: number): number =>
  rows.reduce((sum, { cents, per }) => sum + cents * (per === 'person' ? people : 1), 0)
