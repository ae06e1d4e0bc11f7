import { CONTENT_TYPES, type Parts } from '../parts.ts'
import { childrenOf, type Element, parseXml, serializeXml } from '../xml.ts'

const RELS = 'word/_rels/document.xml.rels'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Announces a new part: its kind of content, and that the document refers to it. */
export function addPart(parts: Parts, name: string, contentType: string, relation: string): void {
  changeXml(parts, CONTENT_TYPES, '', (types) => {
    append(types, 'Override', { PartName: `/${name}`, ContentType: contentType })
  })
  const none = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${RELATIONSHIPS}"/>`
  changeXml(parts, RELS, none, (relations) => {
    const used = new Set(childrenOf(relations).map((each) => each.getAttribute('Id')))
    let number = 1
    while (used.has(`rIdOwn${number}`)) number++
    const target = name.replace(/^word\//, '')
    append(relations, 'Relationship', { Id: `rIdOwn${number}`, Type: `${OFFICE}/${relation}`, Target: target })
  })
}

function changeXml(parts: Parts, name: string, empty: string, change: (root: Element) => void): void {
  const document = parseXml(parts.get(name) ?? new TextEncoder().encode(empty))
  if (document.documentElement) change(document.documentElement)
  parts.set(name, serializeXml(document))
}

function append(root: Element, name: string, values: Readonly<Record<string, string>>): void {
  const element = root.ownerDocument?.createElementNS(root.namespaceURI, name)
  if (!element) return
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, value)
  root.appendChild(element)
}
