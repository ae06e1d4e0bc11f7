import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { paymentsSeen, signedByAll } from '../setup/signing.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { today, opened, built, scanRead, answers, save } = filingsOf(server)

describe('a filing package', () => {
  test('is asked for once, and again when it has not come within an hour', async () => {
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const asked = () => attorney.post(`/api/cases/${id}/packages`)
    const first = (await asked()).body
    await change(`update case_packages set status = 'Working' where id = $1`, [first.id])
    expect((await asked()).body.error.code).toBe('UNDER_WAY')
    await change(`update case_packages set created_at = created_at - interval '61 minutes' where id = $1`, [first.id])
    expect((await asked()).status).toBe(200)
    const { packages } = (await attorney.get(`/api/cases/${id}/filing`)).body
    expect(packages.find((each: { id: number }) => each.id === first.id)).toMatchObject({ status: 'Failed' })
  })

  test('with proof pages says so on every page, and nobody files it', async () => {
    const { id } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    const done = await built(id, started.body.id)
    const proofs = done.contents.filter(({ kind }: { kind: string }) => kind === 'proof')
    expect(proofs.map(({ label }: { label: string }) => label)).toContain('Form I-129 (proof)')
    expect(done.missing).toContain(
      'Form I-129: proof pages stand in its place, because its official blank is not in the form library. Add it, or choose “Use a PDF prepared elsewhere”.',
    )
    const file = await fetch(new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url), {
      headers: { cookie: attorney.cookie },
    })
    expect(file.headers.get('content-disposition')).toContain('-package-1-proof.pdf')
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(pdf.info.Title).toMatch(/^Proof, not for filing/)
    for (const { text } of pdf.pages) expect(text).toContain('Proof, not for filing')
    for (const page of pdf.pages.slice(proofs[0].page - 1, proofs[0].page - 1 + proofs[0].pages))
      expect(page.text).toContain('Proof, not the official form')
    // Nobody signs a proof.
    const { body: state } = await attorney.get(`/api/cases/${id}/filing`)
    for (const { packagePage, pageCode } of state.signHere) expect([packagePage, pageCode]).toEqual([null, ''])

    const filed = { filedOn: today(), proofOfFiling: '1Z999AA10123456784' }
    const refused = await attorney.post(`/api/cases/${id}/packages/${done.id}/filed`, filed)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PROOF_PAGES'])
    expect(refused.body.error.details.errors).toHaveLength(proofs.length)
    expect(refused.body.error.details.errors.join(' ')).toContain(
      'Form I-129 is a proof in package 1, not the official form. Add its official blank in the Form Library',
    )

    const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    const missing = check.findings.filter(({ rule }: { rule: string }) => rule === 'R14')
    expect(missing).toHaveLength(proofs.length)
    expect(missing[0]).toMatchObject({ severity: 'error', waivable: false, group: 'Forms and editions' })
    const waived = await attorney.post(`/api/cases/${id}/filing-check/waivers`, {
      ...{ finding: missing[0].key, reason: 'It looks the same.' },
    })
    expect([waived.status, waived.body.error.code]).toEqual([409, 'NOT_WAIVABLE'])
    // Before review nobody is told: the blanks may come until the case goes out.
    const review = (await attorney.get(`/api/cases/${id}/filing-check?stage=review`)).body
    expect(review.findings.some(({ rule }: { rule: string }) => rule === 'R14')).toBe(false)

    await change(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id])
    const moved = await attorney.post(`/api/cases/${id}/move`, {
      ...{ to: 6, channel: 'paper', signedByHand: true, feesApproved: true, errorsWaived: 'Checked by hand.' },
      preparedElsewhere: 'By hand.',
      ...filed,
    })
    expect([moved.status, moved.body.error.code]).toEqual([409, 'ERRORS_OPEN'])
    const sentences = JSON.stringify(moved.body.error)
    for (const { sentence } of missing) expect(sentences).toContain(sentence.slice(0, -1))
  })

  test('is built in a job, signed by hand, matched by page code and filed with hashes', async () => {
    await keepAllBlanks(server.services)
    const { id, number } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    const done = await built(id, started.body.id)
    expect(done, JSON.stringify(done)).toMatchObject({ status: 'Ready', number: 1, outdated: false })
    const kinds = done.contents.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['cover', 'index'])
    expect(kinds).toContain('form')
    expect(done.missing.join('\n')).toContain('ETA-9035')
    const file = await fetch(new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url), {
      headers: { cookie: attorney.cookie },
    })
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(done.sha256)
    const pdf = await readPdf(bytes)
    expect(pdf.pages).toHaveLength(done.pages)
    expect(pdf.outline.slice(0, 2)).toEqual(['Cover letter', 'Index'])
    for (const { text } of pdf.pages) expect(text).toContain('DRAFT')
    // Every page is one that the agency gets, no place is held; the fee sheet stays at home.
    expect(kinds.filter((kind: string) => !/^(cover|index|form|copy|addendum|exhibit|byHand)$/.test(kind))).toEqual([])
    const total = dollars((await attorney.get(`/api/cases/${id}/filing-fees`)).body.totalCents)
    expect(pdf.pages.filter(({ text }) => text.includes(total))).toEqual([])
    expect(pdf.pages[1]?.text).toContain('G-28')
    expect(pdf.pages.at(-1)?.text).toContain(`${number}-P1-`)

    const { body: state } = await attorney.get(`/api/cases/${id}/filing`)
    const here = state.signHere.find(({ formId }: { formId: string }) => formId === 'g-28')
    expect(here.pageCode).toBe(`${number}-P1-${String(here.packagePage).padStart(3, '0')}`)
    expect(pdf.pages[here.packagePage - 1]?.text).toContain(here.pageCode)

    const scan = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(samplePhoto().bytes)], { type: 'image/png' }), name)
      const sent = await attorney.post(`/api/cases/${id}/signature-scans`, form)
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      return (await scanRead(id, sent.body.id)).pages[0].state
    }
    expect(await scan('signed.png')).toBe('No code')
    expect(await scan('26-99999-P1-001.png')).toBe('Foreign')
    expect(await scan(`${number}-P1-001.png`)).toBe('Nothing to sign')
    expect(await scan(`${here.pageCode}.png`)).toBe('Matched')
    const scanned = await attorney.get(`/api/cases/${id}/filing`)
    const sameBlock = scanned.body.signHere.find(
      (each: typeof here) => each.caseFormId === here.caseFormId && each.block === here.block,
    )
    expect(sameBlock).toMatchObject({ signed: null, scan: { looked: null } })

    const filed = { filedOn: today(), proofOfFiling: '1Z999AA10123456784' }
    const file6 = () => attorney.post(`/api/cases/${id}/packages/${done.id}/filed`, filed)
    expect((await file6()).body.error.code).toBe('ADDRESS_MISSING')
    await attorney.put(`/api/cases/${id}/filing`, { carrier: 'Courier', address: 'USCIS lockbox' })
    expect((await file6()).body.error.code).toBe('ADDRESS_OLD')
    await attorney.put(`/api/cases/${id}/filing`, { verified: true })
    const errors = await file6()
    expect(errors.body.error.code).toBe('ERRORS_OPEN')
    const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    const waive = (finding: string) =>
      attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding, reason: 'Seen.' })
    for (const { key, severity } of [...check.findings, ...check.unchecked]) if (severity === 'error') await waive(key)
    const unseen = (await file6()).body.error
    expect([unseen.code, `${unseen.details.errors}`]).toEqual(['ERRORS_OPEN', expect.stringMatching(/acknowledged/)])
    const see = (finding: string) => attorney.post(`/api/cases/${id}/filing-check/acknowledgements`, { finding })
    const unsigned = check.findings.find(({ rule }: { rule: string }) => rule === 'V62')
    expect((await see(unsigned.key)).body.error.code).toBe('NOT_A_WARNING')
    expect((await waive(unsigned.key)).body.error.code).toBe('NOT_WAIVABLE')
    for (const { key, severity } of check.findings) if (severity === 'warn') await see(key)
    const seen = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    expect([seen.unacknowledged, seen.notChecked]).toEqual([0, 0])
    // Not approved yet.
    expect((await file6()).status).toBe(409)
    await signedByAll(attorney, id, today())
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    await paymentsSeen(attorney, id, today())
    const fees = (await attorney.get(`/api/cases/${id}/filing-fees`)).body
    const approval = { totalCents: fees.totalCents, confirmed: true }
    expect((await attorney.post(`/api/cases/${id}/filing-fees/approval`, approval)).status).toBe(200)
    await change(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id])
    expect((await file6()).body.error.code, 'a draft is not filed').toBe('NOT_COMPLETE')
    for (const { itemId } of (await attorney.get(`/api/cases/${id}/documents`)).body.requests)
      await attorney.post(`/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
    const final = await built(id, (await attorney.post(`/api/cases/${id}/packages`)).body.id)
    expect([final.status, final.missing]).toEqual(['Ready', []])
    const gone = await attorney.post(`/api/cases/${id}/packages/${final.id}/filed`, filed)
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(gone.body.packages[0]).toMatchObject({ status: 'Filed', proofOfFiling: filed.proofOfFiling })
    const row = await system().one('select status, filed_on as "filedOn" from cases where id = $1', [id])
    expect(row).toMatchObject({ status: 6, filedOn: today() })
    // What changed since is compared with what was filed, on the same day too; answered and back again is no change.
    const { personId } = await system().one<{ personId: number }>(
      'select person_id as "personId" from cases where id = $1',
      [id],
    )
    const since = async () => (await attorney.get(`/api/people/${personId}/changes-since-filing`)).body
    expect(await since()).toMatchObject({ number, packageNumber: 2, items: [] })
    const birthCity = (value: string) => save(id, 'person', { 'person.birthCity': { value } })
    const { city } = await system().one<{ city: string }>(
      `select known #>> '{person.birthCity,value}' as city from fact_documents where subject = 'person' and subject_id = $1`,
      [personId],
    )
    await birthCity('Elsewhere')
    expect((await since()).items).toMatchObject([{ fact: 'person.birthCity', times: 1 }])
    await birthCity(city)
    expect((await since()).items).toEqual([])
    // Rejected: its forms are open again at once, not when the rejection is taken back.
    const filedForms = () => system().rows(`select 1 from case_forms where case_id = $1 and status = 'Filed'`, [id])
    const rejection = { event: 'rejection', rejectedOn: today(), reason: 'Wrong fee.' }
    const reject = () => attorney.post(`/api/cases/${id}/events`, rejection)
    expect((await reject()).body.status).toBe(5)
    expect(await filedForms()).toEqual([])
    expect((await attorney.post(`/api/cases/${id}/undo`)).body.status).toBe(6)
    expect((await filedForms()).length).toBeGreaterThan(0)
    expect((await reject()).body.status).toBe(5)
    const again = await attorney.post(`/api/cases/${id}/packages`)
    expect(again.body).toMatchObject({ number: 3 })
    expect((await built(id, again.body.id)).status).toBe('Ready')
    expect(await filedForms()).toEqual([])
    const kept = await system().one<{ after: { sha256: string; snapshotSha256: string } }>(
      `select after from audit_events where operation = 'filings.markFiled' and subject = $1`,
      [`package:${final.id}`],
    )
    expect(kept.after.sha256).toBe(final.sha256)
    expect(kept.after.snapshotSha256).toMatch(/^[0-9a-f]{64}$/)
  }, 600_000)
})
