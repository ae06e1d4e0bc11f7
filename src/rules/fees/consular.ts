/** What a consulate or the National Visa Center takes; paid there, never with a filing to USCIS. */
export type ConsularFee = {
  code: 'IVFEE' | 'NVC864' | 'MRV'
  what: string
  cents: number
  per: 'person' | 'case'
  from: string
  /** None of them is: a person looks at the Department of State's page before naming an amount. */
  confirmed: false
}

const row = (code: ConsularFee['code'], what: string, dollars: number, per: ConsularFee['per']): ConsularFee => ({
  ...{ code, what, cents: dollars * 100, per },
  from: '2023-06-17',
  confirmed: false,
})

/** case-types.md §1.5, rows IVFEE, NVC864 and MRV; 22 CFR 22.1. An amount changes by a new row. */
export const consularFees: readonly ConsularFee[] = [
  row('IVFEE', 'Immigrant visa, employment', 345, 'person'),
  row('IVFEE', 'Immigrant visa, family', 325, 'person'),
  row('NVC864', 'Review of Form I-864', 120, 'case'),
  row('MRV', 'Visa application on a petition', 205, 'person'),
]

/** For so many people, in cents; shown with the question whether it still holds. */
export const consularTotal = (rows: readonly ConsularFee[], people: number): number =>
  rows.reduce((sum, { cents, per }) => sum + cents * (per === 'person' ? people : 1), 0)
