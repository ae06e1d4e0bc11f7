import type { MergeImage } from './merge-values.ts'
import { CONTENT_TYPES, type Parts } from './parts.ts'
import { childrenOf, type Element, type Node, ownerOf, parseXml, serializeXml } from './xml.ts'
import { R } from './xml-text.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
/** English Metric Units in a point (ECMA-376 part 1, 20.1.2.1). */
const EMU = 12_700

/** Puts pictures into a document: the file, the relationship of the part that shows it, the content type. */
export function pictures(parts: Parts) {
  const known = new Map<MergeImage, string>()
  const types = new Set<MergeImage['type']>()
  let drawn = 0

  const mediaOf = (image: MergeImage): string => {
    const before = known.get(image)
    if (before) return before
    let number = known.size + 1
    while (parts.has(`word/media/merged${number}.${image.type}`)) number++
    const name = `media/merged${number}.${image.type}`
    parts.set(`word/${name}`, image.bytes)
    known.set(image, name)
    types.add(image.type)
    return name
  }

  return {
    drawing(part: string, image: MergeImage, near: Element): Node {
      const id = relate(parts, part, mediaOf(image))
      drawn++
      return inline(near, id, image, drawn)
    },
    finish(): void {
      for (const type of types) declare(parts, type)
    },
  }
}

function relate(parts: Parts, part: string, target: string): string {
  const file = part.replace(/^word\//, 'word/_rels/').concat('.rels')
  const empty = new TextEncoder().encode(`<Relationships xmlns="${RELATIONSHIPS}"/>`)
  const document = parseXml(parts.get(file) ?? empty)
  const root = document.documentElement
  if (!root) throw new Error(`${file} is empty.`)
  const same = childrenOf(root).find((each) => each.getAttribute('Target') === target)
  const taken = new Set(childrenOf(root).map((each) => each.getAttribute('Id')))
  let number = 1
  while (taken.has(`rIdMerged${number}`)) number++
  const id = same?.getAttribute('Id') ?? `rIdMerged${number}`
  if (!same) {
    const relationship = document.createElementNS(RELATIONSHIPS, 'Relationship')
    relationship.setAttribute('Id', id)
    relationship.setAttribute('Type', `${R}/image`)
    relationship.setAttribute('Target', target)
    root.appendChild(relationship)
    parts.set(file, serializeXml(document))
  }
  return id
}

function declare(parts: Parts, type: MergeImage['type']): void {
  const content = parts.get(CONTENT_TYPES)
  const document = content && parseXml(content)
  const root = document?.documentElement
  if (!document || !root) return
  const isDeclared = childrenOf(root).some((each) => each.getAttribute('Extension')?.toLowerCase() === type)
  if (isDeclared) return
  const entry = document.createElementNS(root.namespaceURI, 'Default')
  entry.setAttribute('Extension', type)
  entry.setAttribute('ContentType', `image/${type}`)
  root.insertBefore(entry, root.firstChild)
  parts.set(CONTENT_TYPES, serializeXml(document))
}

function inline(near: Element, id: string, image: MergeImage, number: number): Node {
  const scale = Math.min(image.widest / image.width, image.highest / image.height)
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * scale * EMU))
  const size = `cx="${width}" cy="${height}"`
  const text = `<w:drawing xmlns:w="${near.namespaceURI}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture" xmlns:r="${R}"><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${9000 + number}" name="Picture ${number}"/><a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="Picture ${number}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
  const drawing = parseXml(new TextEncoder().encode(text)).documentElement
  if (!drawing) throw new Error('No drawing.')
  return ownerOf(near).importNode(drawing, true)
}
