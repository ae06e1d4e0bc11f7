import { createHash } from 'node:crypto'
import { joined } from '../bytes.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { piecesOf } from '../pdf/pieces.ts'
import { nameOf, type PdfDictionary, type PdfValue, referenced, without } from '../pdf/values.ts'
import type { Face, FlatObjects, PaperObject, Pieces } from '../types.ts'
import type { FlatPages } from './flat-pages.ts'

/** The flat pages and all they need, numbered: first what belongs to one use of them, then what can be shared. */
export function flatObjects(document: PdfDocument, flat: FlatPages, faces: readonly Face[] = []): FlatObjects {
  const own = [flat.pagesReference, ...flat.pageReferences, ...flat.slotReferences, ...flat.linkReferences]
  const instances = new Set(own.map((reference) => referenced(reference) ?? 0))
  const shared = document.reachable([...instances]).filter((object) => !instances.has(object))
  const order = [...instances, ...shared]
  const numberOf = new Map(order.map((object, index) => [object, index + 1]))
  const number = (object: number) => numberOf.get(object) ?? 0
  const numberAt = (reference: string) => number(referenced(reference) ?? 0)
  const slots = flat.slotReferences.map(numberAt)

  const streams: Uint8Array[] = []
  let offset = 0
  const objects = order.map((original, index): PaperObject => {
    const { value, data } = document.objects.get(original) ?? { value: null }
    if (!data) return { pieces: piecesOf(value, number) }
    const dictionary = without(value as PdfDictionary, ['/Length'])
    if (slots.includes(index + 1)) return { pieces: unclosed(piecesOf(dictionary, number)) }
    streams.push(data)
    offset += data.length
    return {
      pieces: piecesOf({ ...dictionary, '/Length': data.length }, number),
      offset: offset - data.length,
      length: data.length,
    }
  })
  const blob = joined(streams)
  return {
    instances: instances.size,
    objects,
    blob,
    hashes: contentHashes(objects, blob, instances.size),
    pagesObject: numberAt(flat.pagesReference),
    pageObjects: flat.pageReferences.map(numberAt),
    slots,
    layers: layersOf(document, numberAt),
    faces,
  }
}

/** Without the closing `>>`: the length comes with what is filled in. */
function unclosed(pieces: Pieces): Pieces {
  const last = String(pieces.at(-1))
  return [...pieces.slice(0, -1), last.slice(0, last.lastIndexOf('>>'))]
}

/** Optional content that is used, and what of it is off. Without it, "view only" layers would be printed. */
function layersOf(document: PdfDocument, numberAt: (reference: string) => number): FlatObjects['layers'] {
  const properties = document.dictionary(document.root['/OCProperties'])
  const used = document.array(properties['/OCGs']).filter((group) => numberAt(String(group)) !== 0)
  if (used.length === 0) return undefined
  const usual = document.dictionary(properties['/D'])
  const listed = (key: string) => new Set<PdfValue>(document.array(usual[key]))
  const on = listed('/ON')
  const off = listed('/OFF')
  const offByDefault = nameOf(usual['/BaseState']) === 'OFF'
  const isOff = (group: PdfValue) => (offByDefault ? !on.has(group) : off.has(group))
  const numbers = (groups: readonly PdfValue[]) => groups.map((group) => numberAt(String(group)))
  return { all: numbers(used), off: numbers(used.filter(isOff)) }
}

/**
 * A hash of each shared object's content and of all it refers to, so that a package holds the agency's seal and fonts once. Empty
 * for objects in a circle and for those that refer to a page of their own.
 */
function contentHashes(objects: readonly PaperObject[], blob: Uint8Array, instances: number): string[] {
  const known = new Map<number, string>()
  const hashOf = (number: number): string => {
    if (number < 0) return `font ${number}`
    if (number <= instances) return ''
    const before = known.get(number)
    if (before !== undefined) return before
    known.set(number, '')
    const object = objects[number - 1]
    const hash = createHash('sha1')
    for (const piece of object?.pieces ?? []) {
      const part = typeof piece === 'string' ? piece : hashOf(piece)
      if (part === '' && typeof piece === 'number') return ''
      hash.update(part, 'latin1')
    }
    if (object?.offset !== undefined && object.length !== undefined)
      hash.update(blob.subarray(object.offset, object.offset + object.length))
    const made = hash.digest('base64url')
    known.set(number, made)
    return made
  }
  return objects.map((_, index) => hashOf(index + 1))
}
