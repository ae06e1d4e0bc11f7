import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { BLANK, forget, storeArtefacts } from './artefacts.ts'
import type { Examination, Examined } from './examine.ts'
import { examineApart } from './examine-apart.ts'
import { knownDigests } from './fetch-store.ts'
import { knownEditions, saveImported, saveRefused } from './store.ts'

export const IMPORT_OPERATION = 'formLibrary.import'

export type Blank = { bytes: Uint8Array; fileName: string; by: number | null }
export type Options = {
  onStep?: (step: string) => Promise<unknown>
  proof?: Examination['proof']
  /** Nobody chose the file: it must be this form, in a copy known to be the agency’s. */
  formId?: string
}

/** Examines a blank and keeps it; a refused one leaves only what is wrong with it. */
export async function importBlank(
  services: Services,
  blank: Blank,
  { onStep = async () => {}, proof = 'always', formId }: Options = {},
): Promise<Examined> {
  const db = services.database.read({ kind: 'system' })
  const editions = await knownEditions(db)
  const expected = formId === undefined ? undefined : { formId, digests: await knownDigests(db, formId) }
  const { bytes, fileName } = blank
  const examined = await examineApart({ bytes, fileName, editions, proof, expected }, onStep)
  if (examined.kept) await keep(services, blank, examined, examined.kept)
  else if (editions.some(({ formId }) => formId === examined.formId)) await keepRefusal(services, examined)
  return examined
}

async function keep(
  services: Services,
  { bytes, fileName, by }: Blank,
  { formId, edition, title, gate, differences, carriedFrom, comparison }: Examined,
  { files, ...kept }: NonNullable<Examined['kept']>,
): Promise<void> {
  const artefacts = await storeArtefacts(services, new Map([[BLANK, bytes], ...files]))
  try {
    const unused = await systemChange(services, IMPORT_OPERATION, ({ db, now, audit }) => {
      audit({ subject: `form:${formId}`, after: { edition, sha256: kept.sha256, importedBy: by, carriedFrom } })
      const how = { gate, differences, carriedFrom: carriedFrom ?? null, comparison: comparison ?? null, by, at: now }
      return saveImported(db, { formId, edition, title, fileName, ...how, ...kept }, artefacts)
    })
    await forget(services, unused)
  } catch (error) {
    await forget(
      services,
      artefacts.map(({ key }) => key),
    )
    throw error
  }
}

const keepRefusal = (services: Services, { formId, edition, title, differences, comparison, gate }: Examined) =>
  systemChange(services, IMPORT_OPERATION, ({ db, audit }) => {
    audit({ subject: `form:${formId}`, after: { edition, refused: differences.length } })
    return saveRefused(db, { formId, edition, title, differences, comparison: comparison ?? null, gate })
  })
