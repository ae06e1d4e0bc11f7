import { describe, expect, test } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { keepAllBlanks, keepBlank } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { lookAt, placesOf } from '../setup/signing.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { change } = recordsOf(server)
const { today, opened, built, scanRead, answers, save } = filingsOf(server)

describe('a filing package', () => {
  test('has the payment form from the fees, and scans of signed pages in place of the unsigned ones', async () => {
    await keepBlank(server.services, 'g-28')
    await keepBlank(server.services, 'g-1450')
    const { id } = await opened()
    await answers(id)
    const attorney = await server.as(ATTORNEY)
    await attorney.put(`/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
    const { body: fees } = await attorney.get(`/api/cases/${id}/filing-fees`)
    const build = async () => {
      const done = await built(id, (await attorney.post(`/api/cases/${id}/packages`)).body.id)
      const path = new URL(`/api/cases/${id}/packages/${done.id}/file`, server.url)
      const file = await fetch(path, { headers: { cookie: attorney.cookie } })
      return { done, pdf: await readPdf(new Uint8Array(await file.arrayBuffer())) }
    }
    const first = await build()
    const payment = first.done.contents.find(({ kind }: { kind: string }) => kind === 'payment')
    const paymentPage = first.pdf.pages[payment.page - 1]?.text ?? ''
    // The signatory of the petition and the whole amount; of the card nothing is known.
    expect(paymentPage).toContain('ACHEBE')
    expect(paymentPage).toContain(String(fees.totalCents / 100))
    const byHand = first.done.contents.filter(({ kind }: { kind: string }) => kind === 'byHand')
    expect(byHand[0].label).toContain('the card holder completes and signs Form G-1450 by hand')
    expect(first.done.contents[0].kind, 'payment forms lie on top').toBe('payment')

    const { signHere } = (await attorney.get(`/api/cases/${id}/filing`)).body
    const here = signHere.find(({ formId }: { formId: string }) => formId === 'g-28')
    // What a scanner with text recognition makes: pictures of pages with the words it read.
    const picture = { document: samplePhoto().prepared, label: 'Scan', stamp: 'WRITTEN IN INK' }
    const foot = (page: number) => (page === 2 ? here.pageCode : '')
    const scan = joined(assemble([picture, picture], { title: 'Scan', pageNumber: foot }).parts)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(scan)], { type: 'application/pdf' }), 'scan0001.pdf')
    const scanned = await attorney.post(`/api/cases/${id}/signature-scans`, form)
    expect(scanned.status, JSON.stringify(scanned.body)).toBe(200)
    const states = (await scanRead(id, scanned.body.id)).pages.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['No code', 'Matched'])
    for (const place of await placesOf(attorney, id))
      if (place.scan) await lookAt(attorney, id, place, { signed: true, signedOn: today() })

    const second = await build()
    expect(second.pdf.outline).toEqual(first.pdf.outline)
    expect(second.done.contents).toEqual(first.done.contents)
    const signedPage = second.pdf.pages[here.packagePage - 1]?.text ?? ''
    expect(signedPage).toContain('WRITTEN IN INK')
    expect(signedPage).toContain(here.pageCode)
    const others = second.pdf.pages.filter((_, index) => index !== here.packagePage - 1)
    expect(others.some(({ text }) => text.includes('WRITTEN IN INK'))).toBe(false)

    // A box of the page says something else now: what was signed is not what would be filed.
    await save(id, 'company', { 'company.noticesToAttorney': { value: true } })
    const third = await build()
    expect(third.pdf.pages[here.packagePage - 1]?.text).not.toContain('WRITTEN IN INK')
    expect(third.done.missing.join('\n')).toContain(
      'page 3 was changed after it was signed: print, sign and scan it again',
    )
  }, 600_000)

  test('is counted page by page against the editions of its forms', async () => {
    await keepBlank(server.services, 'g-28')
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const pages = async () => {
      const { body } = await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)
      const open = body.unchecked.find(({ rule }: { rule: string }) => rule === 'V65')
      const wrong = body.findings.filter(({ rule }: { rule: string }) => rule === 'V65')
      return { open: open?.missing[0], wrong: wrong.map(({ sentence }: { sentence: string }) => sentence) }
    }
    expect(await pages()).toMatchObject({ open: { jumpLabel: 'Build the package' }, wrong: [] })
    const done = await built(id, (await attorney.post(`/api/cases/${id}/packages`)).body.id)
    const forms = done.contents.filter(({ kind }: { kind: string }) => kind === 'form')
    expect(forms.length, JSON.stringify(done.contents)).toBeGreaterThan(0)
    expect((await pages()).wrong).toEqual([])
    await change(
      `update case_packages set contents = (
         select jsonb_agg(case when e ->> 'kind' = 'form' then e || '{"pages": 3}' else e end) from jsonb_array_elements(contents) e)
        where id = $1`,
      [done.id],
    )
    const { wrong } = await pages()
    expect(wrong).toHaveLength(forms.length)
    expect(wrong[0]).toMatch(/^Form G-28.* has 3 pages in the package, its edition 4\.$/)

    // Signed on this print; then the form goes on to another edition, and the package is of the one before.
    const { signHere } = (await attorney.get(`/api/cases/${id}/filing`)).body
    const here = signHere.find(({ formId }: { formId: string }) => formId === 'g-28')
    await change(
      `insert into case_signatures (company_id, law_firm_id, household_person_id, person_id, case_id, case_form_id, block, signer,
                                    kind, signed_on, page_code, at, by_name, reason)
       select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, 'Helen HART', 'Ink', $4, $5, now(), '', 'By mail.'
         from cases where id = $1`,
      [id, here.caseFormId, here.block, today(), here.pageCode],
    )
    const mixed = async () => {
      const { body } = await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)
      return body.findings.flatMap((each: { rule: string; sentence: string }) =>
        each.rule === 'V89' ? each.sentence : [],
      )
    }
    expect(await mixed()).toEqual([])
    await change(
      `insert into case_events (company_id, law_firm_id, household_person_id, case_id, kind, text, details, at, by_name)
       select company_id, law_firm_id, household_person_id, id, 'edition', 'Moved', '{"formId": "g-28", "from": "2017-01-01"}',
              now() + interval '1 hour', '' from cases where id = $1`,
      [id],
    )
    expect(await mixed()).toEqual([
      expect.stringMatching(
        /^Form G-28.* is of \d\d\/\d\d\/\d\d, and signed on page \d of 01\/01\/17\. Print and sign that again\.$/,
      ),
    ])
    const outdated = async () => (await attorney.get(`/api/cases/${id}/packages/${done.id}`)).body.outdated
    expect(await outdated()).toBe(false)
    await change(`update case_forms set edition = '2017-01-01' where id = $1`, [here.caseFormId])
    expect(await outdated(), 'a form has another edition now').toBe(true)
  })

  test('goes out of date when a fact changes, and a type without a filing has none', async () => {
    await keepAllBlanks(server.services)
    const { id } = await opened()
    const attorney = await server.as(ATTORNEY)
    const started = await attorney.post(`/api/cases/${id}/packages`)
    await built(id, started.body.id)
    await answers(id)
    const { body } = await attorney.get(`/api/cases/${id}/packages/${started.body.id}`)
    expect(body.outdated).toBe(true)
    const filing = { filedOn: today(), proofOfFiling: 'ABC' }
    const filed = await attorney.post(`/api/cases/${id}/packages/${started.body.id}/filed`, filing)
    expect(filed.body.error.code).toBe('PACKAGE_OUTDATED')
    const paf = await opened({ typeId: 11, subType: undefined, personId: undefined })
    expect((await attorney.post(`/api/cases/${paf.id}/packages`)).body.error.code).toBe('NOTHING_TO_FILE')
  })
})
