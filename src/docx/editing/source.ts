import { DOCUMENT, type Parts } from '../parts.ts'
import { DocxRefused } from '../refused.ts'
import { below, childrenOf, childW, type Document, type Element, isW, parseXml } from '../xml.ts'

/** The document of a file with its elements numbered in the order they stand in: the same file, the same numbers. */
export type Source = {
  readonly parts: Parts
  readonly document: Document
  readonly body: Element
  readonly elements: readonly Element[]
  placeOf(element: Element): number
  elementAt(place: unknown): Element | undefined
}

export function sourceOf(parts: Parts): Source {
  const bytes = parts.get(DOCUMENT)
  const document = bytes && parseXml(bytes)
  const body = document?.documentElement && childW(document.documentElement, 'body')
  if (!document || !body) throw new DocxRefused('FILE_CONTENT', 'The document has no text that can be edited.')
  const elements = [...below(document)]
  const places = new Map(elements.map((element, place) => [element, place]))
  return {
    parts,
    document,
    body,
    elements,
    placeOf: (element) => places.get(element) ?? -1,
    elementAt: (place) => (typeof place === 'number' ? elements[place] : undefined),
  }
}

/** What stands in the body or in a cell, without the properties around it. */
export const blocksOf = (container: Element): Element[] =>
  childrenOf(container).filter((child) => !isW(child, 'sectPr', 'tcPr'))
