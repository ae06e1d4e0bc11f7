import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Ten letters, each with something an editor easily loses, as LibreOffice reads them (flat OpenDocument). */
const NAMESPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xlink="http://www.w3.org/1999/xlink"',
  'dc="http://purl.org/dc/elements/1.1/"',
]

const STYLES = `<office:automatic-styles>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold" fo:color="#aa0000" fo:font-size="13pt"/></style:style>
<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="Break" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:break-before="page"/></style:style>
<style:style style:name="Center" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:text-align="center"/></style:style>
<text:list-style style:name="Dots"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>
<text:list-style style:name="Counted"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>
<style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in"/></style:page-layout>
</office:automatic-styles>`

const HEADED = `<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1"><style:header><text:p>Rivera Immigration Law</text:p></style:header><style:footer><text:p>Page <text:page-number/></text:p></style:footer></style:master-page></office:master-styles>`

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const cell = (text: string, more = '') => `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
const list = (style: string, ...items: readonly string[]) =>
  `<text:list text:style-name="${style}">${items.map((item) => `<text:list-item><text:p>${item}</text:p></text:list-item>`).join('')}</text:list>`

/** Every one has the paragraph "Dear Officer," and after it one that holds "Edit me". */
const LETTERS: Readonly<Record<string, string>> = {
  plain: '<text:p>Dear Officer,</text:p><text:p>Edit me, please.</text:p>',
  looks:
    '<text:p>Dear Officer,</text:p><text:p>Edit me <text:span text:style-name="B">in bold red</text:span> and <text:span text:style-name="I">slanted</text:span><text:tab/>then on.</text:p><text:p text:style-name="Center">In the middle</text:p>',
  headings:
    '<text:h text:outline-level="1">Support letter</text:h><text:p>Dear Officer,</text:p><text:h text:outline-level="2">The position</text:h><text:p>Edit me.</text:p>',
  lists: `<text:p>Dear Officer,</text:p>${list('Dots', 'Edit me', 'Second')}${list('Counted', 'One', 'Two')}`,
  table: `<text:p>Dear Officer,</text:p><table:table><table:table-column/><table:table-column/><table:table-row>${cell('Year')}${cell('Wage')}</table:table-row><table:table-row>${cell('2026')}${cell('Edit me')}</table:table-row></table:table><text:p>After the table.</text:p>`,
  merged: `<text:p>Dear Officer,</text:p><table:table><table:table-column/><table:table-column/><table:table-row>${cell('Both columns', ' table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row><table:table-row>${cell('Two rows', ' table:number-rows-spanned="2"')}${cell('Edit me')}</table:table-row><table:table-row><table:covered-table-cell/>${cell('Last')}</table:table-row></table:table>`,
  picture: `<text:p>Dear Officer,</text:p><text:p>Edit me <draw:frame draw:name="Seal" svg:width="1in" svg:height="1in" text:anchor-type="as-char"><draw:image><office:binary-data>${PICTURE}</office:binary-data></draw:image></draw:frame> beside a picture.</text:p>`,
  notes:
    '<text:p>Dear Officer,</text:p><text:p>Edit me<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>8 CFR 214.2(h)</text:p></text:note-body></text:note> with a note, a <text:a xlink:href="https://www.uscis.gov/">link</text:a>, a <text:bookmark-start text:name="here"/>place<text:bookmark-end text:name="here"/> and page <text:page-number/>.</text:p>',
  tracked:
    '<text:tracked-changes><text:changed-region text:id="c1"><text:insertion><office:change-info><dc:creator>Ana Rivera</dc:creator><dc:date>2026-11-02T09:00:00</dc:date></office:change-info></text:insertion></text:changed-region><text:changed-region text:id="c2"><text:deletion><office:change-info><dc:creator>Ana Rivera</dc:creator><dc:date>2026-11-03T09:00:00</dc:date></office:change-info><text:p>old words</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>Dear Officer,</text:p><text:p>Edit me with <text:change-start text:change-id="c1"/>new words<text:change-end text:change-id="c1"/> and without <text:change text:change-id="c2"/>.</text:p>',
  noted:
    '<text:p>Dear Officer,</text:p><text:p>Edit me, <office:annotation office:name="n1"><dc:creator>Ana Rivera</dc:creator><dc:date>2026-11-04T09:00:00</dc:date><text:p>Is this the right title?</text:p></office:annotation>Data Engineer<office:annotation-end office:name="n1"/>, on the next page.</text:p><text:p text:style-name="Break">Next page.</text:p>',
}

const HEADED_LETTERS = new Set(['plain', 'table', 'notes'])

/** The same letters as .docx, written by LibreOffice in one go. */
export async function officeLetters(): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'))
  try {
    const names = Object.keys(LETTERS)
    await Promise.all(names.map(async (name) => await writeFile(join(folder, `${name}.fodt`), flat(name))))
    const sources = names.map((name) => join(folder, `${name}.fodt`))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await promisify(execFile)('soffice', [
      profile,
      '--headless',
      '--convert-to',
      'docx',
      '--outdir',
      folder,
      ...sources,
    ])
    const written = names.map(async (name) => [name, await readFile(join(folder, `${name}.docx`))] as const)
    return new Map(await Promise.all(written))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function flat(name: string): string {
  const root = `<office:document ${NAMESPACES.map((each) => `xmlns:${each}`).join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">`
  const headed = HEADED_LETTERS.has(name) ? HEADED : ''
  return `<?xml version="1.0" encoding="UTF-8"?>${root}${STYLES}${headed}<office:body><office:text>${LETTERS[name]}</office:text></office:body></office:document>`
}
