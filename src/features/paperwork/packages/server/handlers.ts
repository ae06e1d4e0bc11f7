import { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { addressesFor } from '#paperwork/filing-addresses/server/addresses-for.ts'
import { recordMasked, recordRelease, secretsFor } from '#parties/facts/server/release.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { reopenForms } from '#preparation/case-forms/server/filed-store.ts'
import { paymentFormsOf } from '#preparation/fees/server/payment-forms.ts'
import { addressIsFresh, confirmsSignatures, isAwaited, isUnderWay } from '#preparation/filing-file/policy.ts'
import {
  caseToPrepare,
  caseToRead,
  refuseIfFiled,
  refuseUnlessPreparing,
} from '#preparation/filing-file/server/access.ts'
import { familyOf, petitionTaking } from '#preparation/filing-file/server/family-store.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { lockPlan, planOf, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { dropSignature, saveSignature } from '#preparation/filing-file/server/signatures-store.ts'
import { openErrorsOf } from '#preparation/pre-filing/server/check.ts'
import { placesIn } from '#preparation/signatures/server/places.ts'
import { readerAs, signsHere } from '#preparation/signatures/server/who-signs.ts'
import { packageOperations } from '../contract.ts'
import { proofRefused, proofsIn } from '../missing-words.ts'
import { familyLacks, fileAlong } from './family.ts'
import { attestedByPackage } from './filing-attestation.ts'
import { BUILD_JOB } from './jobs.ts'
import { maskedPackage } from './masked-package.ts'
import { failPackage, insertPackage, markPackageFiled, packageById, packageFile, packagesOf } from './package-store.ts'
import { codeOnPaper, shownPackage, stateOf } from './state.ts'
import { isOutdated, versionsIn } from './versions.ts'

export const packageHandlers = implement(packageOperations, {
  state: async (context, { id }) => stateOf(context, await caseToRead(context, id)),

  plan: async (context, { id, fileOn, carrier, address, addressId, verified, withFamily }) => {
    const { db, services, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const plan = { ...(await lockPlan(db, id)) }
    // A day that has passed since it was planned may stay while the rest is put right.
    if (fileOn && fileOn < today && fileOn !== plan.fileOn) refuse('DAY_PAST')
    if (fileOn !== undefined) plan.fileOn = fileOn
    if (carrier !== undefined) plan.carrier = carrier
    if (address !== undefined && address !== plan.address) {
      plan.address = address
      plan.addressVerifiedOn = null
    }
    if (addressId !== undefined) {
      const opened = await openFilingFile(db, services.keyring, row, today)
      const rows = await addressesFor(db, opened, plan.fileOn ?? opened.filingDate)
      const chosen = rows.find((each) => each.id === addressId) ?? refuse('ADDRESS_UNKNOWN')
      // What somebody looked up for this case is not forgotten when the same address is chosen again.
      const own = plan.address === chosen.address ? plan.addressVerifiedOn : null
      const addressVerifiedOn = own !== null && own > (chosen.verifiedOn ?? '') ? own : chosen.verifiedOn
      Object.assign(plan, { carrier: chosen.carrier, address: chosen.address, addressVerifiedOn })
    }
    if (verified) plan.addressVerifiedOn = today
    if (withFamily && (await familyOf(db, row)).length === 0) refuse('NO_FAMILY')
    if (withFamily !== undefined) plan.withFamily = withFamily
    await savePlan(db, id, plan)
    const { carrier: by, address: to, addressVerifiedOn: seen } = plan
    const after = {
      fileOn: plan.fileOn,
      carrier: by,
      address: to,
      addressVerifiedOn: seen,
      withFamily: plan.withFamily,
    }
    audit({ subject: `case:${id}`, after, companyId: row.companyId })
    return stateOf(context, row)
  },

  build: async (context, { id }) => {
    const { db, now, actor, refuse, enqueue, audit } = context
    const row = await caseToPrepare(context, id)
    const type = typeOf(row.typeId)
    if (type.withoutFiling || type.forms.length === 0) refuse('NOTHING_TO_FILE')
    if (await petitionTaking(db, row)) refuse('IN_THE_PETITION')
    const [last] = await packagesOf(db, id, 1)
    if (last && isUnderWay(last, now)) refuse('UNDER_WAY')
    if (last && isAwaited(last.status)) await failPackage(db, last.id, 'It was given up after an hour.')
    if (isBeforeFiling(row.status)) await reopenForms(db, id)
    const { name } = await authorOf(context)
    const { id: packageId } = await insertPackage(db, id, { id: actor.userId, name, now })
    enqueue(BUILD_JOB, { packageId }, { key: `package:${packageId}` })
    audit({ subject: `package:${packageId}`, after: { caseId: id }, companyId: row.companyId })
    return shownPackage(await packageById(db, id, packageId), {})
  },

  package: async (context, { id, packageId }) => {
    const { db, services, today } = context
    const row = await caseToRead(context, id)
    const found = await packageById(db, id, packageId)
    if (found.status !== 'Ready') return shownPackage(found, {})
    return shownPackage(found, versionsIn(await openFilingFile(db, services.keyring, row, today)))
  },

  file: async (context, { id, packageId, inline }) => {
    const { db, services, today } = context
    const row = await caseToRead(context, id)
    const found = await packageById(db, id, packageId)
    const file = await packageFile(services.database.read({ kind: 'system' }), packageId)
    if (!file) throw notFound(`package ${found.number}`)
    const { companyId } = file
    if ((await secretsFor(context)) === 'masked') {
      const fileName = file.name.replace(/\.pdf$/, '-masked.pdf')
      const parts = await maskedPackage(services, { row, today }, found)
      await recordMasked(context, { subject: `package:${packageId}`, what: `opened ${fileName}`, companyId })
      return {
        stream: Readable.from(parts.map((part) => Buffer.from(part))),
        ...{ fileName, contentType: 'application/pdf', inline: inline ?? false },
      }
    }
    await recordRelease(context, { subject: `package:${packageId}`, what: `opened ${file.name}`, companyId })
    return {
      stream: await readFile(services, { tenant: tenantOf(file.companyId, null), file: file.key }),
      fileName: file.name,
      contentType: 'application/pdf',
      inline: inline ?? false,
    }
  },

  sign: async (context, { id, caseFormId, block, signedOn, reason, kind }) => {
    const { db, services, actor, now, today, refuse, audit } = context
    const row = await caseToRead(context, id, 'for update')
    const opened = await openFilingFile(db, services.keyring, row, today)
    const { plan } = opened
    const here = placesIn(opened).find((each) => each.caseFormId === caseFormId && each.block === block)
    const isSigner = here !== undefined && signsHere(here, here.of.row, await readerAs(context))
    // Whoever prepares the filing takes a mark back; only the signer makes one.
    if (!isSigner) refuseUnlessPreparing(row, actor)
    refuseIfFiled(row)
    if (!here) return refuse('BLOCK_UNKNOWN')
    const ofCase = here.of.row.id
    if (signedOn === null) await dropSignature(db, ofCase, caseFormId, block)
    else {
      if (!isSigner) refuse('NOT_YOURS')
      if (signedOn > today) refuse('NOT_YET')
      if (reason === '') refuse('REASON_MISSING')
      if (kind === 'Online account' && plan.carrier !== 'Online') refuse('NOT_ONLINE')
      const printed = kind === 'Ink' ? ((await codeOnPaper(db, row, here)) ?? refuse('NOT_PRINTED')) : ''
      const { name: byName } = await authorOf(context)
      await saveSignature(db, ofCase, {
        ...{ caseFormId, block, signer: here.name, kind, signedOn, reason, looked: null, pageCode: printed },
        ...{ fileId: null, filePage: 1, at: now, by: actor.userId, byName },
      })
    }
    await refreshItems(context, ofCase)
    audit({
      subject: `case:${ofCase}`,
      after: { form: here.formId, block, signedOn, reason },
      companyId: row.companyId,
    })
    return stateOf(context, row)
  },

  seePayment: async (context, { id, key, signedOn }) => {
    const { db, services, actor, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    if (!confirmsSignatures(row, actor)) refuse('ATTORNEY_ONLY')
    if (signedOn !== null && signedOn > today) refuse('NOT_YET')
    const plan = await lockPlan(db, id)
    const form = paymentFormsOf(await openFilingFile(db, services.keyring, row, today)).find((each) => each.key === key)
    const { amountCents, label } = form ?? refuse('PAYMENT_UNKNOWN')
    const { name: byName } = await authorOf(context)
    const others = plan.paymentsSigned.filter((each) => each.key !== key)
    const paymentsSigned = signedOn === null ? others : [...others, { key, amountCents, signedOn, byName }]
    await savePlan(db, id, { ...plan, paymentsSigned })
    audit({ subject: `case:${id}`, after: { payment: label, amountCents, signedOn }, companyId: row.companyId })
    return { signedOn }
  },

  markFiled: async (context, { id, packageId, filedOn, proofOfFiling }) => {
    const { db, services, now, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const found = await packageById(db, id, packageId, 'for update')
    if (found.status !== 'Ready') refuse('NOT_READY')
    const proofs = proofsIn(found).map((label) => proofRefused(label, found.number))
    if (proofs.length > 0) refuse('PROOF_PAGES', { details: { errors: proofs } })
    const opened = await openFilingFile(db, services.keyring, row, today)
    if (isOutdated(found, versionsIn(opened))) refuse('PACKAGE_OUTDATED')
    const plan = await planOf(db, id)
    if (plan.carrier === null || (plan.carrier !== 'Online' && plan.address === '')) refuse('ADDRESS_MISSING')
    if (plan.carrier !== 'Online' && !addressIsFresh(plan.addressVerifiedOn, filedOn)) refuse('ADDRESS_OLD')
    const { openErrors: errors } = await openErrorsOf(db, services, { ...row, filedOn }, { today, stage: 'filing' })
    if (errors.length > 0) refuse('ERRORS_OPEN', { details: { errors } })
    if (found.missing.length > 0) refuse('NOT_COMPLETE', { details: { errors: found.missing } })
    const lacks = await familyLacks(context, opened)
    if (lacks.length > 0) refuse('FAMILY_NOT_READY', { details: { errors: lacks } })
    const channel = plan.carrier === 'Online' ? 'online' : 'paper'
    const author = await authorOf(context)
    const filing = { filedOn, proofOfFiling, channel, at: now, byName: author.name } as const
    // Before the petition: what went out takes nobody along any more.
    for (const of of opened.together) await fileAlong(context, { of, leads: opened.row, found, filing, author })
    // The guards of the move look at the same things; what they refuse undoes all of this.
    const vouched = await attestedByPackage(db, row, services.keyring, today)
    await makeMove(context, id, {
      to: Status.filed,
      byPackage: true,
      data: { filedOn, channel, proofOfFiling, ...vouched },
    })
    await markPackageFiled(db, found, filing)
    const text = `Package ${found.number} was filed (${channel}, ${proofOfFiling}). SHA-256 ${found.sha256}.`
    await addEvent(db, id, { kind: 'packageFiled', text, details: { packageId } }, author)
    const { sha256, snapshotSha256, pages } = found
    audit({
      subject: `package:${packageId}`,
      after: { filedOn, proofOfFiling, channel, pages, sha256, snapshotSha256 },
      companyId: row.companyId,
    })
    return stateOf(context, { ...row, status: Status.filed, filedOn })
  },
})
