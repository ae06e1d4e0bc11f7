import { addDays } from '#formats/day.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { TestClient } from '../../setup/client.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'
import { built } from '../../setup/signing.ts'
import { packagePdf } from './supplement-j.ts'

/** Whatever the check of a case finds is waived or seen, so that nothing but what no waiver reaches stands in its way. */
export async function everythingWaived(attorney: TestClient, id: number): Promise<void> {
  const report = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
  for (const { key, severity, waivable = true } of [...report.findings, ...report.unchecked])
    if (severity === 'error' && waivable)
      await attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding: key, reason: 'Looked at by hand.' })
  for (const { key, severity } of report.findings)
    if (severity === 'warn') await attorney.post(`/api/cases/${id}/filing-check/acknowledgements`, { finding: key })
}

/** The package of an I-485 whose edition was taken until yesterday, with everything waived. */
export async function builtPastLastDay(server: TestServer, attorney: TestClient, id: number) {
  const until = (day: string | null) =>
    recordsOf(server).change(
      `update form_editions set taken_until = $1 where form_id = 'i-485' and edition = '2025-01-20'`,
      [day],
    )
  await until(addDays(server.today(), -1))
  await everythingWaived(attorney, id)
  const { id: packageId, missing } = await built(attorney, id)
  await until(null)
  const { pages } = await readPdf(await packagePdf(server, packageId))
  return { missing, pagesWithoutDraft: pages.filter(({ text }) => !text.includes('DRAFT')) }
}
