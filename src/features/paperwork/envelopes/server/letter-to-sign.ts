import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import { askForPrint, printedBytes } from '#paperwork/letters/server/print.ts'
import { findLetter } from '#paperwork/letters/server/store.ts'
import { refuseUnfinished } from '#paperwork/letters/server/unfinished.ts'
import { changing } from '#platform/operation/after-upload.ts'
import type { Context } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { addDocument } from '#preparation/documents/server/add-document.ts'
import { envelopes } from '../contract.ts'
import { mayManage } from '../rules.ts'
import type { AskedToSign } from './printed-letter.ts'
import { documentWithBytes } from './sources-store.ts'

export type LetterSource = { documentId: number; version: number; note: string }

/**
 * The newest version of a letter as a document of the case: what people sign must stay as it was sent, and a letter is
 * written on. Each version is kept once. It is no paper of the checklist: nobody has signed it yet.
 */
export async function documentOfLetter(
  context: Context<(typeof envelopes)['make']>,
  of: CaseColumns,
  letterId: number,
): Promise<LetterSource> {
  const { db, services, refuse } = context
  const file = await requireFile(context, letterId)
  if (file.caseId !== of.id) throw notFound('letter')
  await refuseUnfinished(context, (await findLetter(db, letterId)) ?? { id: letterId, missing: [] })
  const pdf = (await printedBytes(services, file)) ?? refuse('NOT_PRINTED')
  const name = file.name.replace(/\.docx$/i, '')
  const version = file.versionNumber
  const note = `Version ${version} of the letter “${name}”`
  const kept = await documentWithBytes(db, of.id, createHash('sha256').update(pdf).digest())
  if (kept) return { documentId: kept.id, version, note }
  const words = { documentType: name, formType: '', description: `${note}, as it was sent to be signed.`, itemId: '' }
  const rest = { companyId: undefined, expiresOn: null, employeeAccess: false, enableEmail: false }
  const sent = { fileName: `${name}.pdf`, stream: Readable.from([pdf]) }
  await requireRight(context, 'case:edit')
  const { id } = await addDocument(
    { ...context, refuse: () => refuse('NOT_PRINTED') },
    { ...words, ...rest, caseId: of.id, file: sent },
  )
  return { documentId: id, version, note }
}

type Input = z.output<(typeof envelopes)['sendLetter']['input']>

/** What is asked for is kept with the print of the letter: it is sent however the browser is by then. */
export async function sendLetter(context: Context<(typeof envelopes)['sendLetter']>, given: Input) {
  const { db, actor, refuse } = context
  const { caseId, letterId, message, validDays, signers, send } = given
  if (!mayManage(await requireCase(db, actor, caseId), actor)) refuse('NOT_YOURS')
  const file = await requireFile(context, letterId)
  if (file.caseId !== caseId) throw notFound('letter')
  await refuseUnfinished(context, (await findLetter(db, letterId)) ?? { id: letterId, missing: [] })
  const asked: AskedToSign = { message, validDays, signers, send }
  return changing(context, envelopes.sendLetter, (change) => askForPrint(change, letterId, { caseId, asked }))
}
