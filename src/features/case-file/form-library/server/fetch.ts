import { createHash } from 'node:crypto'
import { formNumber } from '#formats/form-names.ts'
import { allForms, declaredEditions, packageForms } from '#forms/all.ts'
import { editionBefore } from '#forms/carried-over.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import type { Services } from '#platform/services.ts'
import { version } from '#platform/version.ts'
import { shownEdition } from '../rules.ts'
import { enqueueFetch, type FetchPayload } from './bring-blanks.ts'
import { DownloadRefused, downloadBlank } from './download.ts'
import {
  blankSource,
  type Due,
  finishFetch,
  type KeptBlank,
  keptBlank,
  type LastLook,
  type Looked,
  setWaiting,
  takeWaiting,
} from './fetch-store.ts'
import { importOne } from './import-one.ts'
import { getThrough } from './through-proxy.ts'

const HOUR_MS = 3_600_000
/** A little less than a day, so that a daily look is never skipped for having come a minute early. */
const LATELY_MS = 20 * HOUR_MS
const CUT_SHORT_MS = HOUR_MS / 4
const system = { kind: 'system' } as const

export const fetchedForms = [...new Set([...allForms, ...packageForms].map(({ id }) => id))]

/** Looks at the agency for the blank of each form the product fills, one after the other; then tomorrow again. */
export async function fetchBlanks(services: Services, { which }: FetchPayload): Promise<void> {
  const { config, database, clock } = services
  if (blankSource(config) !== 'agency') return
  // As of now, before anything is waited for: a node that starts at the same moment may look first, and that look counts.
  const due = dueOn(clock.now(), which)
  await database.transaction(system, (tx) => setWaiting(tx, fetchedForms, due))
  for (const formId of fetchedForms) {
    const last = await database.transaction(system, (tx) => takeWaiting(tx, formId, clock.now()))
    if (!last) continue
    const looked = await look(services, formId, last)
    await database.transaction(system, (tx) => finishFetch(tx, formId, looked, clock.now()))
  }
  await enqueueFetch(services, { which: 'due' }, new Date(clock.now().getTime() + 24 * HOUR_MS))
}

export function dueOn(now: Date, which: FetchPayload['which']): Due {
  const since = (ms: number) => new Date(now.getTime() - ms)
  return {
    before: which === 'all' ? now : since(LATELY_MS),
    cutShort: since(CUT_SHORT_MS),
    unreached: which === 'start' ? now : null,
  }
}

async function look(services: Services, formId: string, last: LastLook): Promise<Looked> {
  const release = releaseOf(formId)
  const found = await downloaded(services, formId)
  if ('problem' in found) return { status: 'Not reached', sentence: `${found.problem} ${AGAIN}`, release }
  const sha256 = createHash('sha256').update(found.bytes).digest('hex')
  const kept = await keptBlank(services.database.read(system), formId, sha256)
  if (kept && isOfThisRelease(formId, kept))
    return {
      status: 'Taken',
      sentence: `The official page serves ${called(formId, kept)}, which is here.`,
      sha256,
      release,
    }
  // The same file, judged by the same release: still refused.
  if (last.sha256 === sha256 && last.release === release) return { status: 'Refused', sentence: last.sentence, release }
  const blank = { bytes: found.bytes, fileName: `${formId}.pdf`, by: null }
  const { status, message } = await importOne(services, blank, 'download', { proof: 'trustKnown', formId })
  if (status === 'Failed') return { status: 'Not reached', sentence: `${message} ${AGAIN}`, release }
  return { status: status === 'Imported' ? 'Taken' : 'Refused', sentence: message, sha256, release }
}

async function downloaded({ config }: Services, formId: string): Promise<{ bytes: Uint8Array } | { problem: string }> {
  try {
    return await downloadBlank(formId, config.formsUrl, { get: getThrough(config.proxy) })
  } catch (error) {
    if (error instanceof DownloadRefused) return { problem: error.message }
    throw error
  }
}

/** Prepared by this code, and with the mapping this release would use. */
const isOfThisRelease = (formId: string, { edition, carriedFrom, preparedKey }: KeptBlank): boolean => {
  const declared = declaredEditions(formId)
  const from = declared.includes(edition) ? null : (editionBefore(declared, edition) ?? null)
  return carriedFrom === from && preparedKey !== null && preparedKey.endsWith(`-${PREPARE_VERSION}`)
}

/** Changes when the same file may be judged otherwise. */
const releaseOf = (formId: string) => `${version} ${declaredEditions(formId).join(' ')}`

const called = (formId: string, { edition }: KeptBlank) =>
  `${formNumber(formId)}${edition ? ` edition ${shownEdition(edition)}` : ''}`

const AGAIN = 'It is tried again tomorrow.'
