import { isFirm } from '#case-file/cases/policy.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import type { Day } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { capSeasonOf } from '#rules/deadlines/cap-season.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'
import { sameName } from '../agency-files.ts'
import { type Ledger, problemsOf } from '../problems.ts'
import type { Board } from '../records.ts'
import type { Lane } from '../states.ts'
import { affiliatesOf, identitiesOf, levelsFor, type Row, registrationsOf, yearsOf } from './store.ts'

type Asking = { db: Db; actor: Actor; keyring: Keyring; today: Day; mayEdit: boolean }

/** From April on the next season is prepared; until then the one whose window opens in March. */
export const seasonAhead = (today: Day): number => Number(today.slice(0, 4)) + (today.slice(5) < '04-01' ? 1 : 2)

/** The season of a fiscal year: its calendar year is the one before. */
export function seasonOf(fiscalYear: number): Board['season'] {
  const { read } = readerOf(settingTable)
  const found = capSeasonOf(fiscalYear - 1, read)
  return {
    opensOn: found.registrationOpens.slice(0, 10),
    closesOn: found.registrationCloses.slice(0, 10),
    ...{ filingFrom: found.filingFrom, filingUntil: found.filingUntil, startsOn: found.startsOn },
    announced: read.announced('capSeason', `${fiscalYear - 1}-04-01`) !== undefined,
  }
}

export async function boardOf(
  { db, actor, keyring, today, mayEdit }: Asking,
  asked: { fiscalYear?: number; companyId?: number },
): Promise<Board> {
  const years = await yearsOf(db)
  const ahead = seasonAhead(today)
  const fiscalYear = asked.fiscalYear ?? years.find((year) => year < ahead) ?? ahead
  const rows = await registrationsOf(db, actor, { fiscalYear, companyId: asked.companyId })
  const season = seasonOf(fiscalYear)
  const ledger = await ledgerOf(db, keyring, rows)
  const levels = await levelsFor(db, fiscalYear - 2)
  return {
    ...{ fiscalYear, season },
    years: [...new Set([ahead, ...years, fiscalYear])].sort((one, other) => other - one),
    registrations: rows.map((row) => {
      const own = ledger.get(row.id)
      return {
        ...row,
        casePath: row.caseId ? casePath({ id: row.caseId, typeId: row.caseTypeId }) : '',
        lane: laneOf(row),
        locked: row.state !== 'planned',
        problems: own
          ? problemsOf({ ...own, levels: levels.get(row.id) ?? null }, [...ledger.values()], {
              closesOn: season.closesOn,
              today,
            })
          : [],
      }
    }),
    may: { edit: mayEdit, openCases: mayEdit && isFirm(actor.roleId) },
  }
}

export async function ledgerOf(db: Db, keyring: Keyring, rows: readonly Row[]): Promise<Map<number, Ledger>> {
  const identities = await identitiesOf(db, keyring, [...new Set(rows.map(({ personId }) => personId))])
  const affiliates = await affiliatesOf(db, [...new Set(rows.map(({ companyId }) => companyId))])
  const key = ({ personName, personId }: Row) => `${sameName(personName)} ${identities.get(personId)?.birthDate ?? ''}`
  const isRelated = (one: Row, other: Row) =>
    one.companyId !== other.companyId &&
    ((affiliates.get(one.companyId)?.includes(other.companyName.toLowerCase()) ?? false) ||
      (affiliates.get(other.companyId)?.includes(one.companyName.toLowerCase()) ?? false))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        personKey: key(row),
        currentHash: identities.get(row.personId)?.hash ?? null,
        // Who was selected may hold it by this very registration.
        holdsH1b:
          (row.state === 'planned' || row.state === 'submitted') && identities.get(row.personId)?.status === 'H-1B',
        relatedTo: rows.find((other) => key(other) === key(row) && isRelated(row, other))?.companyName ?? '',
      },
    ]),
  )
}

function laneOf({ state, caseId, caseStatus, caseOutcome }: Row): Lane {
  if (state === 'planned' || state === 'submitted' || state === 'not selected') return state
  if (caseId === null) return 'selected'
  if (caseOutcome === 'Approved') return 'approved'
  return caseStatus !== null && !isBeforeFiling(caseStatus) ? 'filed' : 'case open'
}
