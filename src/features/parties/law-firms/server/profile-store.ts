import { allFacts } from '#facts/all.ts'
import { firm } from '#facts/firm.ts'
import type { Day } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import { factHistory, readFacts, saveFacts } from '#parties/facts/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { HistoryEntry } from '../account-contract.ts'
import type { LawFirm } from '../records.ts'
import { answerInWords, firmProfile, parseAnswers, profileOf } from '../rules.ts'
import { firmUsersInRole } from './account-store.ts'
import { getFirmColumns } from './store.ts'

const refOf = (id: number): SubjectRef => ({ subject: 'firm', id })

export async function getLawFirm(db: Db, keyring: Keyring, id: number): Promise<LawFirm> {
  const columns = await getFirmColumns(db, id)
  const { known } = await readFacts(db, keyring, refOf(id))
  const administrators = await firmUsersInRole(db, id, Role.lawFirm)
  return { ...columns, ...profileOf(firmProfile, known), administrators }
}

type Saving = { db: Transaction; keyring: Keyring; now: Date; today: Day; by: number }
type Named = { name?: string; email?: string }

/** The firm's answers; name and e-mail go along with their columns. Every answer that cannot be read is named. */
export async function saveFirmProfile({ db, keyring, now, today, by }: Saving, id: number, given: Named & object) {
  const { answers, problems } = parseAnswers(firmProfile, given as Record<string, unknown>, today)
  if (Object.keys(problems).length > 0) throw badInput(problems)
  const columns = {
    ...(given.name !== undefined && { [firm.name.id]: { value: given.name } }),
    ...(given.email !== undefined && { [firm.email.id]: { value: given.email } }),
  }
  const owner = { companyId: null, lawFirmId: id }
  return saveFacts(db, refOf(id), { ...answers, ...columns }, { keyring, source: 'form', by, now, owner })
}

export async function historyOf(db: Db, keyring: Keyring, ref: SubjectRef): Promise<HistoryEntry[]> {
  const changes = await factHistory(db, keyring, ref, null)
  return changes.map(({ fact: factId, before, after, at, byName }) => {
    const fact = allFacts.get(factId)
    return {
      label: fact?.label ?? factId,
      before: answerInWords(fact, before),
      after: answerInWords(fact, after),
      at,
      byName,
    }
  })
}

export const firmHistory = (db: Db, keyring: Keyring, id: number) => historyOf(db, keyring, refOf(id))
