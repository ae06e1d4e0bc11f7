import type { LedgerEntry } from '#compliance/labor-conditions/ledger-records.ts'
import { addEntry, ledgerOf, settleEntry } from '#compliance/labor-conditions/server/ledger-store.ts'
import { type LcaColumns, usesOf } from '#compliance/labor-conditions/server/store.ts'
import { addDays } from '#formats/day.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'

/** An officer came and was answered, a leave that nobody pays for and nobody has to, a move within the area. */
export async function fillDemoLedger(
  { db, now }: { db: Transaction; now: Date },
  row: LcaColumns,
  hr: string,
): Promise<void> {
  const today = isoDay(now)
  const worker = (await usesOf(db, row.id))[0]?.personName ?? ''
  if (!worker) return
  const lines: LedgerEntry['entry'][] = [
    {
      ...{
        kind: 'visit',
        on: addDays(today, -40),
        answerBy: '',
        worker,
        site: '200 Harbor Street, Boston',
      },
      ...{ officer: 'R. Cole, FDNS', badge: '4417', present: hr },
      ...{ asked: 'Pay slips of three months', shown: 'Badge, desk, certified LCA' },
    },
    {
      ...{ kind: 'unpaid', worker, on: addDays(today, -25), until: addDays(today, -21), reason: 'own request' },
      ...{ evidence: 'Signed request for a family visit', hours: 40, planPays: false },
    },
    {
      ...{ kind: 'home', worker, on: addDays(today, 14), address: '12 Highland Avenue, Somerville, MA' },
      ...{ inArea: true, worksThere: true },
    },
  ]
  for (const entry of lines) await addEntry(db, row, { entry, byName: hr, at: now })
  const visit = (await ledgerOf(db, row.id)).find(({ entry }) => entry.kind === 'visit')
  if (visit)
    await settleEntry(db, visit.id, { on: addDays(today, -38), note: 'Pay slips sent by e-mail' }, 'Miriam LANE')
}
