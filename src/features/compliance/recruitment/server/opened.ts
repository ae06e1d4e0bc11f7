import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { surroundingsOf } from '#case-work/deadlines/server/settings-store.ts'
import { addDays, type Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { settingRow } from '#rules/deadlines/settings.ts'
import { blocksOf } from '../blocks.ts'
import { stepLines } from '../lines.ts'
import { isProfessional } from '../policy.ts'
import type { RecruitmentOfCase } from '../records.ts'
import { filingWindow } from '../window.ts'
import { applicantsOf, builtFiles, fileOf, stepsOf } from './store.ts'

export type Opened = Omit<RecruitmentOfCase, 'applies' | 'may' | 'files'> & { begun: boolean }

/** The recruitment of a case as it stands, with the window it leaves for the filing. `system` reads the settings of the firm. */
export async function openRecruitment(db: Db, system: Db, row: CaseColumns, today: Day): Promise<Opened> {
  const { signedOn, signedBy, version, begun, ...wage } = await fileOf(db, row.id)
  const steps = await stepsOf(db, row.id)
  const applicants = await applicantsOf(db, row.id)
  const { settings, employer: calendar } = await surroundingsOf(system, row)
  const professional = isProfessional(row)
  const quietDays = settingRow(settings, 'permQuietDays')?.value ?? 0
  const asked = { steps, wage, professional, filedOn: row.filedOn, today, calendar, quietDays }
  const window = filingWindow(asked)
  const report = { signedOn, signedBy }
  const certifiedOn = row.outcome === 'Approved' ? row.decidedOn : null
  return {
    ...{ wage, steps, applicants, report, window, professional, version, begun },
    lines: stepLines(steps, wage, today, calendar),
    blocks: blocksOf({ wage, steps, applicants, report, professional, window, today, calendar }),
    certification: { certifiedOn, useBy: certifiedOn && addDays(certifiedOn, 180) },
  }
}

export const filesOf = async (db: Db, caseId: number): Promise<RecruitmentOfCase['files']> =>
  (await builtFiles(db, caseId)).map(({ documentId, name, formType }) => ({
    documentId,
    name,
    kind: formType === 'audit file' ? 'audit file' : 'report',
  }))
