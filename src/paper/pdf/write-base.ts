import { deflateSync } from 'node:zlib'
import { joined, latin1 } from '../bytes.ts'

export type WritableObject = { readonly object: number; readonly text: string; readonly data?: Uint8Array }
export type WrittenFile = { readonly pdf: Uint8Array; readonly lastXref: number; readonly size: number }

const OBJECTS_PER_STREAM = 200

/** A whole file: small objects packed into object streams, the cross-reference as a stream (ISO 32000-1, 7.5.7 and 7.5.8). */
export function writeBase(objects: readonly WritableObject[], trailer: string): WrittenFile {
  const file = new FileParts('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const places = new Map<number, Place>()
  const small: WritableObject[] = []
  let last = 0
  for (const each of objects) {
    last = Math.max(last, each.object)
    if (!each.data) small.push(each)
    else {
      places.set(each.object, [1, file.length, 0])
      file.add(`${each.object} 0 obj\n${each.text}\nstream\n`, each.data, '\nendstream\nendobj\n')
    }
  }
  for (let start = 0; start < small.length; start += OBJECTS_PER_STREAM) {
    const group = small.slice(start, start + OBJECTS_PER_STREAM)
    const container = ++last
    let header = ''
    let body = ''
    for (const [index, each] of group.entries()) {
      header += `${each.object} ${body.length} `
      body += `${each.text}\n`
      places.set(each.object, [2, container, index])
    }
    const data = deflateSync(latin1(header + body), { level: 9 })
    places.set(container, [1, file.length, 0])
    const dictionary = `<</Type/ObjStm/N ${group.length}/First ${header.length}/Filter/FlateDecode/Length ${data.length}>>`
    file.add(`${container} 0 obj\n${dictionary}\nstream\n`, data, '\nendstream\nendobj\n')
  }
  const xref = ++last
  const lastXref = file.length
  places.set(xref, [1, lastXref, 0])
  const table = deflateSync(crossReferences(places, xref + 1), { level: 9 })
  const dictionary = `<</Type/XRef/W[1 4 2]/Size ${xref + 1}/Filter/FlateDecode/Length ${table.length}${trailer}>>`
  file.add(`${xref} 0 obj\n${dictionary}\nstream\n`, table, `\nendstream\nendobj\nstartxref\n${lastXref}\n%%EOF\n`)
  return { pdf: file.joined(), lastXref, size: xref + 1 }
}

/** In the file at an offset (1), or in an object stream at an index (2). */
type Place = [kind: 1 | 2, where: number, index: number]

function crossReferences(places: ReadonlyMap<number, Place>, size: number): Uint8Array {
  const bytes = new Uint8Array(7 * size)
  const view = new DataView(bytes.buffer)
  view.setUint16(5, 65535)
  for (const [object, [kind, where, index]] of places) {
    view.setUint8(7 * object, kind)
    view.setUint32(7 * object + 1, where)
    view.setUint16(7 * object + 5, index)
  }
  return bytes
}

class FileParts {
  readonly #parts: Uint8Array[]
  length: number

  constructor(header: string) {
    this.#parts = [latin1(header)]
    this.length = header.length
  }

  add(...parts: (string | Uint8Array)[]): void {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? latin1(part) : part
      this.#parts.push(bytes)
      this.length += bytes.length
    }
  }

  joined(): Uint8Array {
    return joined(this.#parts)
  }
}
