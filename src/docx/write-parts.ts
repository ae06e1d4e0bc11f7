import { W, xmlText } from './xml-text.ts'

export const BULLETS = 1
/** Each numbered list counts from 1: it has a number of its own. */
export const FIRST_NUMBERED = 2

type Has = { readonly header: boolean; readonly footer: boolean }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export function contentTypes({ header, footer }: Has): string {
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  return [
    `${HEAD}<Types xmlns="${TYPES}">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('word/document.xml', `${WORD}.document.main+xml`),
    override('word/styles.xml', `${WORD}.styles+xml`),
    override('word/numbering.xml', `${WORD}.numbering+xml`),
    header ? override('word/header1.xml', `${WORD}.header+xml`) : '',
    footer ? ['1', '2'].map((at) => override(`word/footer${at}.xml`, `${WORD}.footer+xml`)).join('') : '',
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    '</Types>',
  ].join('')
}

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`

export const packageRels = `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">${relationship('rId1', `${OFFICE}/officeDocument`, 'word/document.xml')}${relationship('rId2', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml')}</Relationships>`

export function documentRels({ header, footer }: Has): string {
  return [
    `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">`,
    relationship('rIdStyles', `${OFFICE}/styles`, 'styles.xml'),
    relationship('rIdNumbering', `${OFFICE}/numbering`, 'numbering.xml'),
    header ? relationship('rIdHeader', `${OFFICE}/header`, 'header1.xml') : '',
    footer ? relationship('rIdFooter', `${OFFICE}/footer`, 'footer1.xml') : '',
    footer ? relationship('rIdFooterFirst', `${OFFICE}/footer`, 'footer2.xml') : '',
    '</Relationships>',
  ].join('')
}

export const coreProperties = (title: string): string =>
  `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`

const FONT =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/>'
const style = (id: string, name: string, inside: string, more = '') =>
  `<w:style w:type="paragraph" ${more}w:styleId="${id}"><w:name w:val="${name}"/>${more ? '' : '<w:basedOn w:val="Normal"/>'}<w:qFormat/>${inside}</w:style>`

/** Half points: 23 is 11.5 pt, what fits a support letter on two pages and is read without glasses. */
export const STYLES = [
  `${HEAD}<w:styles xmlns:w="${W}">`,
  `<w:docDefaults><w:rPrDefault><w:rPr>${FONT}<w:sz w:val="23"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault>`,
  '<w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  style('Normal', 'Normal', '', 'w:default="1" '),
  style('Title', 'Title', '<w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr>'),
  style(
    'Heading1',
    'heading 1',
    '<w:pPr><w:keepNext/><w:spacing w:before="200" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr>',
  ),
  style(
    'ListParagraph',
    'List Paragraph',
    '<w:pPr><w:spacing w:after="80"/><w:ind w:left="720" w:hanging="360"/></w:pPr>',
  ),
  '</w:styles>',
].join('')

/** Bullets, and one count for each numbered list. */
export function numberingOf(numbered: number): string {
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>`
  const counts = Array.from({ length: numbered }, (_, at) => FIRST_NUMBERED + at)
  return [
    `${HEAD}<w:numbering xmlns:w="${W}">`,
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level('bullet', '•')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level('decimal', '%1.')}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    ...counts.map(
      (id) =>
        `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    ),
    '</w:numbering>',
  ].join('')
}
