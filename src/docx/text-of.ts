import { type Parts, readParts } from './parts.ts'
import { below, childrenOf, type Element, isW, parseXml } from './xml.ts'

/** The words of a document, a line for each paragraph, cells apart by tabs; headers, footers and notes behind the body. */
export const textOf = (docx: Uint8Array): string => textOfParts(readParts(docx))

/** As somebody reads it on the page: the letterhead on top, then the letter; what stands at the foot of pages is left out. */
export function readingText(docx: Uint8Array): string {
  const parts = readParts(docx)
  const lines = [...letterheadOf(parts), ...linesOfPart(parts, 'word/document.xml')]
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** What stands on top of its pages, line by line. One that is the same on the first and on later pages stands once. */
export function letterheadOf(parts: Parts): string[] {
  const names = [...parts.keys()].filter((name) => /^word\/header\d*\.xml$/.test(name))
  const heads = names.map((name) => linesOfPart(parts, name).join('\n').trim())
  return [...new Set(heads.filter((head) => head !== ''))].flatMap((head) => head.split('\n'))
}

export function textOfParts(parts: Parts): string {
  const names = [...parts.keys()].filter((name) =>
    /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name),
  )
  const inOrder = names.toSorted((one, other) => rank(one) - rank(other))
  return inOrder
    .flatMap((name) => linesOfPart(parts, name))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function linesOfPart(parts: Parts, name: string): string[] {
  const content = parts.get(name)
  const root = content && parseXml(content).documentElement
  return root ? linesIn(root) : []
}

const rank = (name: string): number => (name.includes('document') ? 0 : 1)

function linesIn(element: Element): string[] {
  return childrenOf(element).flatMap((child) => {
    if (isW(child, 'p')) return [lineOf(child)]
    if (isW(child, 'tr'))
      return [
        childrenOf(child)
          .filter((cell) => isW(cell, 'tc'))
          .map((cell) => linesIn(cell).join(' '))
          .join('\t'),
      ]
    return linesIn(child)
  })
}

function lineOf(paragraph: Element): string {
  let text = ''
  for (const each of below(paragraph, (element) => !isW(element, 'pPr', 'del', 'moveFrom'))) {
    if (isW(each, 't')) text += each.textContent ?? ''
    else if (isW(each, 'tab')) text += '\t'
    else if (isW(each, 'br', 'cr')) text += '\n'
  }
  return text
}
