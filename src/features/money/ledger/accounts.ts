/** The accounts of the books; those of the database's check (0200). */
export const accounts = [
  'receivable',
  'cash',
  'service income',
  'government fees',
  'discounts',
  'written off',
  'company credit',
] as const
export type Account = (typeof accounts)[number]

/** Who pays: the law says of some fees that it must be the employer (src/rules/fees/payers.ts). */
export type Payer = 'employer' | 'individual'

/** An amount moved from one account to another: it balances because it has only one amount. */
export type Posting = { debit: Account; credit: Account; amountCents: number; payer: Payer }

export type Balances = Readonly<Record<Account, number>>

/** What stands on each account: debits less credits. Over all of them it is always nothing. */
export function balancesOf(lines: readonly Posting[]): Balances {
  const balances = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, number>
  for (const { debit, credit, amountCents } of lines) {
    balances[debit] += amountCents
    balances[credit] -= amountCents
  }
  return balances
}

export type BilledLine = {
  kind: 'service' | 'government' | 'discount' | 'unused'
  payer: Payer
  amountCents: number
}

/** What a line adds to an invoice: a discount, and what was paid before and not used, is taken off. */
export const addedBy = ({ kind, amountCents }: Pick<BilledLine, 'kind' | 'amountCents'>): number =>
  kind === 'discount' || kind === 'unused' ? -amountCents : amountCents

/** An invoice: what is owed, kept apart by whether it is ours or passed on. */
export const invoiced = (lines: readonly BilledLine[]): Posting[] =>
  lines
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ kind, payer, amountCents }) => {
      if (kind === 'discount') return { debit: 'discounts', credit: 'receivable', amountCents, payer }
      if (kind === 'unused') return { debit: 'service income', credit: 'receivable', amountCents, payer }
      const credit = kind === 'service' ? 'service income' : 'government fees'
      return { debit: 'receivable', credit, amountCents, payer }
    })

/** What is owed of an invoice, by payer. */
export function owedOf(lines: readonly BilledLine[]): { payer: Payer; amountCents: number }[] {
  const sum = (payer: Payer) =>
    lines.filter((line) => line.payer === payer).reduce((total, line) => total + addedBy(line), 0)
  return (['employer', 'individual'] as const)
    .map((payer) => ({ payer, amountCents: sum(payer) }))
    .filter(({ amountCents }) => amountCents > 0)
}

/**
 * The money came in; what the company had as a credit is used up before it. Below 0: more came in than was owed, because a
 * credit was used before that was not the company's any more; it makes that good.
 */
export function paid(owed: readonly { payer: Payer; amountCents: number }[], creditCents = 0): Posting[] {
  let left = Math.max(0, creditCents)
  const madeGood: Posting[] =
    creditCents < 0 ? [{ debit: 'cash', credit: 'company credit', amountCents: -creditCents, payer: 'employer' }] : []
  const payments = owed.flatMap(({ payer, amountCents }) => {
    const used = payer === 'employer' ? Math.min(left, amountCents) : 0
    left -= used
    const from = (debit: Account, cents: number): Posting => ({
      debit,
      credit: 'receivable',
      amountCents: cents,
      payer,
    })
    return [from('company credit', used), from('cash', amountCents - used)].filter((each) => each.amountCents > 0)
  })
  return [...payments, ...madeGood]
}

/** What was paid for and is not used any more: not ours, but the company's to use next. */
export const credited = (amountCents: number): Posting[] => [
  { debit: 'service income', credit: 'company credit', amountCents, payer: 'employer' },
]

/** The money went back: first of what is ours, then of what was to be passed on. */
export function refunded(amountCents: number, serviceLeftCents: number): Posting[] {
  const ours = Math.min(amountCents, serviceLeftCents)
  const passedOn = amountCents - ours
  const back = (debit: Account, cents: number): Posting => ({
    debit,
    credit: 'cash',
    amountCents: cents,
    payer: 'employer',
  })
  return [back('service income', ours), back('government fees', passedOn)].filter((each) => each.amountCents > 0)
}

/** An invoice that is not asked for any more: the opposite of it. */
export const voided = (lines: readonly BilledLine[]): Posting[] =>
  invoiced(lines).map(({ debit, credit, ...rest }) => ({ debit: credit, credit: debit, ...rest }))
