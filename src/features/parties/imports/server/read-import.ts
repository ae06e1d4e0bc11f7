import { setImmediate as nextTurn } from 'node:timers/promises'
import { company } from '#facts/company.ts'
import { person } from '#facts/person.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, type Vault } from '#platform/files/receive.ts'
import type { Table } from '#platform/spreadsheet/read.ts'
import { tableApart } from '#platform/spreadsheet/table-apart.ts'
import { answerText, type Problem, type ReadRow, readRow } from '../read-row.ts'
import { type ImportKind, MOST_COLUMNS, MOST_ROWS } from '../targets.ts'
import { takenCompanyEmails } from './companies-store.ts'
import { takenPersonEmails } from './people-store.ts'
import type { ImportJob } from './store.ts'

type StoredFile = { key: string; contentType: string; companyId: number | null; lawFirmId: number | null }

/** The table in a stored file; it is in clear in memory only. */
export async function tableIn(vault: Vault, file: StoredFile, kind: ImportKind): Promise<Table> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(vault, filePlace(file))) pieces.push(piece as Buffer)
  const format = file.contentType.startsWith('text/csv') ? 'csv' : 'xlsx'
  return tableApart.readTable(Buffer.concat(pieces), format, { rows: MOST_ROWS[kind], columns: MOST_COLUMNS })
}

export type Checked = { good: ReadRow[]; problems: Problem[]; total: number }
type Progress = (rows: number) => Promise<unknown>

const CHUNK = 500

/** Reads every row and names every bad cell; what is twice in the file or there already is a problem too. */
export async function checkRows(
  db: Db,
  job: ImportJob,
  table: Table,
  { today, progress = async () => {} }: { today: string; progress?: Progress },
): Promise<Checked> {
  const { kind, columns, mapping } = job
  const emailId = kind === 'people' ? person.email.id : company.email.id
  const emailColumn = columnOf(job, emailId)
  const firstRows = new Map<string, number>()
  const good: ReadRow[] = []
  const problems: Problem[] = []
  for (let start = 0; start < table.rows.length; start += CHUNK) {
    const rows = table.rows.slice(start, start + CHUNK).map((row) => readRow(row, { kind, columns, mapping, today }))
    const emailOf = ({ answers }: ReadRow) => answerText(answers, emailId).toLowerCase()
    const taken = await takenEmails(db, job, rows.map(emailOf).filter(Boolean))
    for (const row of rows) {
      const email = emailOf(row)
      const first = firstRows.get(email)
      if (email && first !== undefined) row.problems.push(problemAt(row, emailColumn, `is the same as in row ${first}`))
      else if (email && taken.has(email)) row.problems.push(problemAt(row, emailColumn, TAKEN[kind]))
      if (email && first === undefined) firstRows.set(email, row.row)
      if (row.problems.length === 0) good.push(row)
      else problems.push(...row.problems)
    }
    await progress(Math.min(start + CHUNK, table.rows.length))
    // A server that works its own queue answers others in between.
    await nextTurn()
  }
  return { good, problems, total: table.rows.length }
}

const TAKEN: Readonly<Record<ImportKind, string>> = {
  people: 'belongs to somebody who works here already',
  companies: 'has a company or an account already',
}

const takenEmails = (db: Db, { kind, companyId }: ImportJob, emails: string[]) =>
  kind === 'people' ? takenPersonEmails(db, companyId ?? 0, emails) : takenCompanyEmails(db, emails)

const problemAt = ({ row }: ReadRow, column: string, problem: string): Problem => ({ row, column, problem })

function columnOf({ mapping, columns }: ImportJob, target: string): string {
  const index = Object.keys(mapping).find((each) => mapping[each] === target)
  return index === undefined ? '' : (columns[Number(index)] ?? '')
}
