import type { Parts } from '../parts.ts'
import { attributeW, childrenOf, type Document, type Element, isW, parseXml, serializeXml, valueW } from '../xml.ts'
import { W } from '../xml-text.ts'
import { addPart } from './add-part.ts'
import { elementW } from './elements.ts'

export type ListKind = 'bullet' | 'number'

const NUMBERING = 'word/numbering.xml'
const EMPTY = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:numbering xmlns:w="${W}"/>`
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml'

/** The lists of a document: which kind a number has, and new ones where the editor starts some. */
export class Lists {
  readonly #parts: Parts
  readonly #numbering: Document
  #changed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#numbering = parseXml(parts.get(NUMBERING) ?? new TextEncoder().encode(EMPTY))
  }

  kindOf(numId: string | null, level: number): ListKind | '' {
    if (numId === null) return ''
    const found = this.#all('num').find((each) => attributeW(each, 'numId') === numId)
    const abstract = this.#all('abstractNum').find(
      (each) => attributeW(each, 'abstractNumId') === valueW(found, 'abstractNumId'),
    )
    const levels = abstract ? childrenOf(abstract).filter((each) => isW(each, 'lvl')) : []
    const own = levels.find((each) => attributeW(each, 'ilvl') === String(level))
    return valueW(own ?? levels[0], 'numFmt') === 'bullet' ? 'bullet' : 'number'
  }

  /** A list of its own that begins to count anew. */
  start(kind: ListKind): string {
    this.#changed = true
    const root = this.#root
    const abstractId = this.#free('abstractNum', 'abstractNumId')
    const levels = [0, 1, 2].map((level) => levelOf(root, kind, level))
    const type = elementW(root, 'multiLevelType', { val: 'hybridMultilevel' })
    const abstract = elementW(root, 'abstractNum', { abstractNumId: abstractId }, [type, ...levels])
    root.insertBefore(abstract, this.#all('num')[0] ?? null)
    const numId = this.#free('num', 'numId')
    root.appendChild(elementW(root, 'num', { numId }, [elementW(root, 'abstractNumId', { val: abstractId })]))
    return numId
  }

  finish(): void {
    if (!this.#changed) return
    if (!this.#parts.has(NUMBERING)) addPart(this.#parts, NUMBERING, TYPE, 'numbering')
    this.#parts.set(NUMBERING, serializeXml(this.#numbering))
  }

  get #root(): Element {
    return this.#numbering.documentElement as Element
  }

  #all(name: string): Element[] {
    return childrenOf(this.#root).filter((each) => isW(each, name))
  }

  #free(name: string, attribute: string): string {
    const used = this.#all(name).map((each) => Number(attributeW(each, attribute)))
    return String(Math.max(0, ...used) + 1)
  }
}

function levelOf(near: Element, kind: ListKind, level: number): Element {
  const indent = elementW(near, 'ind', { left: String(720 * (level + 1)), hanging: '360' })
  return elementW(near, 'lvl', { ilvl: String(level) }, [
    elementW(near, 'start', { val: '1' }),
    elementW(near, 'numFmt', { val: kind === 'bullet' ? 'bullet' : 'decimal' }),
    elementW(near, 'lvlText', { val: kind === 'bullet' ? '•' : `%${level + 1}.` }),
    elementW(near, 'lvlJc', { val: 'left' }),
    elementW(near, 'pPr', {}, [indent]),
  ])
}
