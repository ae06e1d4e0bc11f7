import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from '#app/server/prepare.ts'
import { openServices } from '#app/server/services.ts'
import { inWords } from '#case-file/form-library/rules.ts'
import { DownloadRefused, downloadBlank } from '#case-file/form-library/server/download.ts'
import { importOne } from '#case-file/form-library/server/import-one.ts'
import { getThrough } from '#case-file/form-library/server/through-proxy.ts'
import { allPapers } from '#forms/papers.ts'
import type { Difference } from '#paper/compare-inventories.ts'
import { systemClock } from '#platform/clock.ts'
import { openLog } from '#platform/log/log.ts'
import { command, Misused } from './command.ts'

const MOST_SHOWN = 40

// npm run forms -- [FOLDER | ADDRESS] [FORM…]: blanks from a folder, or downloaded from the agency (FORMS_URL).
await command({ alone: () => false }, async ({ config, ownerUrl, appUrl, say }) => {
  const [from = config.formsUrl, ...forms] = process.argv.slice(2)
  const blanks = /^https?:\/\//.test(from) ? downloads(from, forms, getThrough(config.proxy)) : inFolder(from, forms)
  await runMigrations(ownerUrl, () => {})
  const services = await openServices({ config, clock: systemClock, log: openLog(config.logLevel), appUrl })
  let refused = 0
  try {
    for await (const blank of blanks) {
      if ('problem' in blank) {
        say(blank.problem)
        refused++
        continue
      }
      const { fileName, bytes, source } = blank
      const done = await importOne(services, { fileName, bytes, by: null }, source)
      say(`${fileName}: ${done.status}. ${done.message}`)
      const differences = done.differences as Difference[]
      for (const difference of differences.slice(0, MOST_SHOWN)) say(`  ${inWords(difference)}`)
      if (differences.length > MOST_SHOWN) say(`  and ${differences.length - MOST_SHOWN} more`)
      if (done.status !== 'Imported') refused++
    }
  } finally {
    await services.database.end()
  }
  return refused > 0 ? 1 : 0
})

type Blank = { fileName: string; bytes: Uint8Array; source: 'folder' | 'download' }

async function* inFolder(folder: string, forms: string[]): AsyncGenerator<Blank> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Misused(`${folder} is no folder.`)
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.pdf')).sort()
  for (const fileName of names) {
    if (forms.length > 0 && !forms.includes(fileName.slice(0, -'.pdf'.length))) continue
    yield { fileName, bytes: new Uint8Array(await readFile(join(folder, fileName))), source: 'folder' }
  }
}

async function* downloads(
  pattern: string,
  forms: string[],
  get: typeof fetch,
): AsyncGenerator<Blank | { problem: string }> {
  const wanted = forms.length > 0 ? forms : [...new Set(allPapers.map(({ paper }) => paper.form.id))]
  for (const formId of wanted) {
    try {
      const { bytes } = await downloadBlank(formId, pattern, { get })
      yield { fileName: `${formId}.pdf`, bytes, source: 'download' }
    } catch (error) {
      if (!(error instanceof DownloadRefused)) throw error
      yield { problem: error.message }
    }
  }
}
