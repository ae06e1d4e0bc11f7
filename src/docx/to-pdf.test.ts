import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { mergeDocx } from './merge.ts'
import { docxToPdf } from './to-pdf.ts'
import { writeDocx } from './write.ts'

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const picture = { bytes: PNG, type: 'png', width: 1, height: 1, widest: 40, highest: 40 } as const

const letter = mergeDocx(
  writeDocx({
    title: 'Support letter',
    letterhead: [{ kind: 'paragraph', text: '{{image firm.letterhead}}Harbor & Lane' }, { kind: 'rule' }],
    blocks: [
      { kind: 'title', text: 'Support letter' },
      { kind: 'heading', text: 'The job' },
      { kind: 'paragraph', text: 'Dear **Officer** García:', align: 'right' },
      { kind: 'list', items: ['First', 'Second'], numbered: true },
      { kind: 'list', items: ['Bullet'] },
      {
        kind: 'table',
        columns: [
          { title: 'Duty', share: 0.8 },
          { title: 'Time', share: 0.2, align: 'right' },
        ],
        rows: [['{{#each duties}}{{duty}}', '{{share}}{{/each}}']],
      },
      { kind: 'pageBreak' },
      { kind: 'paragraph', text: 'On the second page.', bold: true },
    ],
    footer: 'Page {page} of {pages}',
  }),
  { 'firm.letterhead': picture, duties: [{ duty: 'Design', share: '45 %' }] },
).bytes

const wanted: readonly [page: number, words: readonly string[]][] = [
  [0, ['Harbor & Lane', 'Support letter', 'The job', 'Dear Officer García:', '1.', 'Second', 'Duty', 'Design', '45 %']],
  [0, ['Page 1 of 2']],
  [1, ['On the second page.', 'Page 2 of 2']],
]

test.each([
  ['LibreOffice', true],
  ['VisaCare', false],
] as const)('a letter is printed by %s, page by page', async (by, libreOffice) => {
  const pdf = await docxToPdf(letter, { title: 'Support letter', libreOffice })
  expect(pdf.by).toBe(by)
  expect(await (await openQpdf()).check(pdf.bytes)).toEqual([])
  const pages = (await readPdf(pdf.bytes)).pages.map(({ text }) => text.replace(/\s+/g, ' '))
  for (const [page, words] of wanted) for (const each of words) expect(pages[page]).toContain(each)
  expect(pages).toHaveLength(2)
})

test('LibreOffice that does not come to an end is ended with what it started, and the letter is printed all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'visacare-busy-'))
  const busy = join(folder, 'soffice')
  // Like the real one: a script whose child does the work.
  await writeFile(busy, `#!/bin/sh\nsleep 300 &\necho $! > ${join(folder, 'child')}\nwait\n`)
  await chmod(busy, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  try {
    const pdf = await docxToPdf(letter, { title: 'Support letter', longestMs: 1_000 })
    expect(pdf.by).toBe('VisaCare')
    const child = Number(await readFile(join(folder, 'child'), 'utf8'))
    await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'), 5_000)
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})
