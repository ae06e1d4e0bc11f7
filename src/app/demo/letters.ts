import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { CaseType } from '#case-types/case-type.ts'
import { fileName } from '#paperwork/editable-files/names.ts'
import type { FileKind, SharedWith } from '#paperwork/editable-files/records.ts'
import { keepBytes } from '#paperwork/editable-files/server/bytes.ts'
import { fileOfCase } from '#paperwork/editable-files/server/keep.ts'
import { insertBytes, insertVersion } from '#paperwork/editable-files/server/store.ts'
import { aboutCase } from '#paperwork/letters/server/about-case.ts'
import { insertMade } from '#paperwork/letters/server/store.ts'
import { bytesOfTemplate, templateOfCase } from '#paperwork/letters/server/templates.ts'
import { mergeLetter } from '#paperwork/letters/server/templates-apart.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { daysFrom, isoDay } from './days.ts'

type Filling = { db: Transaction; services: Services; now: Date }
type DemoLetter = {
  /** Where the H-1B petition stands that it is written in. */
  stage: string
  kind: FileKind
  daysAgo: number
  sharedWith?: SharedWith
  /** A second version, in which the attorney wrote this instead. */
  edited?: readonly [from: string, to: string]
}

/** Drafts with facts missing, a letter in its second version, one that the employer reads too. */
const LETTERS: readonly DemoLetter[] = [
  { stage: 'QUESTIONNAIRES', kind: 'offerLetter', daysAgo: 6, sharedWith: 'employer' },
  {
    ...{ stage: 'ATTY_REVIEW', kind: 'supportLetter', daysAgo: 4, sharedWith: 'employer' },
    edited: ['Thank you for your attention.', 'We are glad to answer any question and thank you for your attention.'],
  },
  { stage: 'ATTY_REVIEW', kind: 'coveringLetter', daysAgo: 2 },
  { stage: 'RFE_ISSUED', kind: 'rfeResponse', daysAgo: 5 },
]

/** Letters of Northwind's petitions, written by their attorney from the facts of the case. */
export async function fillDemoLetters({ db, services, now }: Filling): Promise<void> {
  const attorney = await db.one<{ id: number; name: string; lawFirmId: number | null }>(
    `select id, app.full_name(first_name, last_name) as name, law_firm_id as "lawFirmId" from users where email = $1`,
    ['attorney@visacare.demo'],
  )
  for (const { stage, kind, daysAgo, sharedWith = 'nobody', edited } of LETTERS) {
    const row = await db.one<CaseColumns>(
      `select ${CASE_COLUMNS} from cases k join companies c on c.id = k.company_id
        where c.code = 'NORTHWIND' and k.type_id = $1 and k.stage = $2 order by k.id limit 1`,
      [CaseType.h1b, stage],
    )
    const template = await templateOfCase(db, row, kind)
    if (!template) throw new Error(`There is no template of kind ${kind}.`)
    const at = daysFrom(now, -daysAgo)
    const { about, known } = await aboutCase({ db, services, today: isoDay(at) }, row)
    const { bytes, ...merged } = await mergeLetter(await bytesOfTemplate(services, db, template), about, known)
    const of = fileOfCase(row)
    const name = fileName(template.name, 'docx')
    const keep = (content: Uint8Array) => keepBytes(services, of, name, Buffer.from(content))
    const author = { ...attorney, now: at }
    const given = { template, merged, stored: await keep(bytes), name, sharedWith, ownLawFirmId: attorney.lawFirmId }
    const { id } = await insertMade(db, of, given, author)
    if (!edited) continue
    const later = { ...attorney, now: daysFrom(now, 1 - daysAgo) }
    const fileId = await insertBytes(db, of, await keep(rewritten(bytes, edited)), later)
    await insertVersion(db, id, 2, { fileId, source: 'editor', fromNumber: null }, later)
  }
}

const TEXT = 'word/document.xml'

function rewritten(docx: Uint8Array, [from, to]: readonly [string, string]): Uint8Array {
  const parts = unzipSync(docx)
  const text = strFromU8(parts[TEXT] ?? new Uint8Array())
  if (!text.includes(from)) throw new Error(`The letter does not say “${from}”.`)
  return zipSync({ ...parts, [TEXT]: strToU8(text.replace(from, to)) })
}
