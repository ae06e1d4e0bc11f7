import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BilledLine, balancesOf, invoiced, owedOf, type Posting, paid, refunded, voided } from './accounts.ts'
import { centsOf, dollars, percentOf } from './money.ts'

const line = fc.record({
  kind: fc.constantFrom('service', 'government'),
  payer: fc.constantFrom('employer', 'individual'),
  amountCents: fc.integer({ min: 0, max: 5_000_000 }),
}) as fc.Arbitrary<BilledLine>

type Told = {
  lines: BilledLine[]
  unused: number
  percent: number
  next: 'open' | 'paid' | 'void' | 'refunded'
  back: number
  credit: number
}
const told: fc.Arbitrary<Told> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  /** In percent of what the employer pays for the service. */
  unused: fc.integer({ min: 0, max: 100 }),
  percent: fc.integer({ min: 0, max: 100 }),
  next: fc.constantFrom('open', 'paid', 'void', 'refunded'),
  back: fc.integer({ min: 1, max: 5_000_000 }),
  /** Below 0: owed from before. */
  credit: fc.integer({ min: -100_000, max: 100_000 }),
})

/** A discount is on what the employer pays for the service; the government's fees have none. */
function billed({ lines, unused, percent }: Told): BilledLine[] {
  const service = lines.filter(({ kind, payer }) => kind === 'service' && payer === 'employer')
  const sum = service.reduce((total, each) => total + each.amountCents, 0)
  const before = percentOf(sum, unused)
  const off = (kind: 'unused' | 'discount', amountCents: number): BilledLine[] =>
    amountCents === 0 ? [] : [{ kind, payer: 'employer', amountCents }]
  return [...lines, ...off('unused', before), ...off('discount', percentOf(sum - before, percent))]
}

describe('the books', () => {
  it('balance after any operations, and say what is owed, held and passed on', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 20 }), (all) => {
        const postings: Posting[] = []
        let owed = 0
        let held = 0
        let credit = 0
        for (const each of all) {
          const lines = billed(each)
          const total = owedOf(lines).reduce((sum, { amountCents }) => sum + amountCents, 0)
          const service = lines.reduce(
            (sum, { kind, amountCents }) =>
              sum + (kind === 'service' ? amountCents : kind === 'government' ? 0 : -amountCents),
            0,
          )
          postings.push(...invoiced(lines))
          if (each.next === 'open') owed += total
          if (each.next === 'void') postings.push(...voided(lines))
          if (each.next === 'paid' || each.next === 'refunded') {
            const ofEmployer = owedOf(lines).find(({ payer }) => payer === 'employer')?.amountCents ?? 0
            const used = Math.min(each.credit, ofEmployer)
            postings.push(...paid(owedOf(lines), each.credit))
            held += total - used
            credit += used
          }
          if (each.next === 'refunded') {
            const back = Math.min(each.back, total)
            postings.push(...refunded(back, service))
            held -= back
          }
          const balances = balancesOf(postings)
          expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
          expect([balances.receivable, balances.cash, balances['company credit']]).toEqual([owed, held, credit])
          expect(postings.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents > 0)).toBe(true)
        }
      }),
    )
  })

  it('keep what is passed on apart from what is ours', () => {
    const lines: BilledLine[] = [
      { kind: 'service', payer: 'employer', amountCents: 15_000 },
      { kind: 'government', payer: 'individual', amountCents: 41_000 },
    ]
    const balances = balancesOf([...invoiced(lines), ...paid(owedOf(lines))])
    expect(balances).toMatchObject({
      cash: 56_000,
      receivable: 0,
      'service income': -15_000,
      'government fees': -41_000,
    })
  })
})

describe('amounts', () => {
  it.each([
    [338_000, '$3,380'],
    [9_550, '$95.50'],
    [-5, '-$0.05'],
  ])('%i cents are %s', (cents, words) => {
    expect(dollars(cents)).toBe(words)
  })

  it('are read as they are typed, and shares of them are whole cents', () => {
    expect(['$1,200', '95.5', '0.05', '12,34', 'x', '-1'].map(centsOf)).toEqual([
      120_000,
      9_550,
      5,
      undefined,
      undefined,
      undefined,
    ])
    expect([percentOf(9_500, 10), percentOf(333, 50), percentOf(1, 50)]).toEqual([950, 167, 1])
  })
})
