import { json } from 'node:stream/consumers'
import { type CaseFile, type CaseForm, openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import type { Overflow } from '#engine/on-paper.ts'
import type { Secrets } from '#parties/facts/server/store.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { answeredSince, type FiledPackage, filedPackage } from './filed-store.ts'

/** A form as it went to the agency: the facts of that day, and what stood in its boxes. */
export type FiledForm = Pick<FiledPackage, 'number' | 'filedOn' | 'byName'> & {
  file: CaseFile
  /** 'person/12:person.birthCity' → what is answered otherwise today. */
  changed: ReadonlySet<string>
  /** Field by field, in clear; undefined where an answer sheet was filed. */
  values: ReadonlyMap<string, string | true> | undefined
  /** The same for pages that were attached once more. */
  sheets: readonly Map<string, string | true>[]
  addendum: readonly Overflow[] | undefined
}

/** Today's answers are not what was filed: later ones are taken back. `system` sees the whole case. */
export async function formAsFiled(
  services: Services,
  system: Db,
  file: CaseFile,
  form: CaseForm,
  secrets: Secrets,
): Promise<FiledForm | undefined> {
  const filed = form.status === 'Filed' ? await filedPackage(system, file.case.id) : undefined
  if (!filed) return undefined
  const before = await takenBack(system, file, filed)
  const then = await openCaseFile(system, services.keyring, file.case.id, { secrets, today: filed.builtOn, before })
  const written = await writtenThen(services, filed, form)
  const { number, filedOn, byName } = filed
  return {
    ...{ number, filedOn, byName, file: then, changed: new Set(before.keys()) },
    values: written && Object.keys(written.values).length > 0 ? new Map(Object.entries(written.values)) : undefined,
    sheets: (written?.sheets ?? []).map((boxes) => new Map(Object.entries(boxes))),
    addendum: written?.addendum,
  }
}

async function takenBack(db: Db, file: CaseFile, { versions }: FiledPackage) {
  const subjects = Object.keys(file.versions).map((key) => {
    const [subject = '', id] = key.split('/')
    return { subject, id: Number(id), version: versions[key] ?? 0 }
  })
  const later = await answeredSince(db, subjects)
  return new Map<string, KnownAnswer | null>(
    later
      .filter(({ subject, fact, before }) => said(file.answers(subject as `person/${number}`, fact)) !== said(before))
      .map(({ subject, fact, before }) => [`${subject}:${fact}`, before]),
  )
}

/** Answered otherwise and back again is not answered otherwise. */
const said = (answer: KnownAnswer | null | undefined) =>
  answer ? JSON.stringify('value' in answer ? ['value', answer.value] : ['not', answer.not]) : ''

type Written = Pick<CaseForm, 'formId' | 'personId' | 'side'> & {
  values: Record<string, string | true>
  sheets?: Record<string, string | true>[]
  addendum?: Overflow[]
}

/** The snapshot of the package names every box of every form. */
async function writtenThen(
  services: Services,
  { snapshotKey, companyId }: FiledPackage,
  { formId, personId, side }: CaseForm,
): Promise<Written | undefined> {
  if (snapshotKey === null) return undefined
  const kept = await readFile(services, { tenant: tenantOf(companyId, null), file: snapshotKey })
  const { forms } = (await json(kept)) as { forms: Written[] }
  return forms.find((each) => each.formId === formId && each.personId === personId && each.side === side)
}
