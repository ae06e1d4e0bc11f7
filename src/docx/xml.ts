import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom'
import { XmlTooMuch, xmlWatch } from '#formats/xml-limits.ts'
import { DocxRefused } from './refused.ts'
import { W } from './xml-text.ts'

export type { Document, Element, Node } from '@xmldom/xmldom'

/** A part as a tree; what is not well-formed is refused, never guessed, and what is nested without end before it is one. */
export function parseXml(bytes: Uint8Array): Document {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = new TextDecoder(utf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
  try {
    xmlWatch()(text)
    const strict = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    })
    const parsed = strict.parseFromString(text, 'text/xml')
    if (!parsed.documentElement) throw new Error('empty')
    return parsed
  } catch (error) {
    if (error instanceof XmlTooMuch)
      throw new DocxRefused('FILE_STRUCTURE', `The document ${error.message}, which no word processor writes.`)
    throw new DocxRefused('FILE_CONTENT', 'The document is damaged or protected and cannot be read.')
  }
}

export function serializeXml(document: Document): Uint8Array {
  const text = new XMLSerializer()
    .serializeToString(document)
    .replace(/^(<\?xml[^>]*?)encoding="[^"]*"/, '$1encoding="UTF-8"')
  return new TextEncoder().encode(text)
}

const isElement = (node: Node | null): node is Element => node !== null && node.nodeType === 1

export function childrenOf(node: Node): Element[] {
  const found: Element[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) if (isElement(child)) found.push(child)
  return found
}

/** An element of WordprocessingML by its local name, `isW(node, 'p')`. */
export const isW = (element: Element, ...names: readonly string[]): boolean =>
  element.namespaceURI === W && names.includes(element.localName ?? '')

export const childW = (element: Node, name: string): Element | undefined =>
  childrenOf(element).find((child) => isW(child, name))

/** All elements below, in document order; `within` says whether to look inside one of them. */
export function* below(node: Node, within: (element: Element) => boolean = () => true): Generator<Element> {
  const waiting = childrenOf(node).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    if (within(next)) for (const child of childrenOf(next).reverse()) waiting.push(child)
  }
}

export const attributeW = (element: Element, name: string): string | undefined =>
  element.getAttributeNS(W, name) ?? element.getAttribute(`w:${name}`) ?? undefined

/** `w:val` of a child such as `<w:pStyle w:val="Heading1"/>`. */
export function valueW(element: Element | undefined, name: string): string | undefined {
  const child = element && childW(element, name)
  return child && attributeW(child, 'val')
}

export const remove = (node: Node): void => {
  node.parentNode?.removeChild(node)
}

export function ownerOf(node: Node): Document {
  if (!node.ownerDocument) throw new Error('A node without a document.')
  return node.ownerDocument
}

/** A new element beside others of the document, under the prefix that it uses itself. */
export function createW(near: Node, name: string): Element {
  const prefix = near.lookupPrefix(W)
  return ownerOf(near).createElementNS(W, prefix ? `${prefix}:${name}` : `w:${name}`)
}
