import { createHash } from 'node:crypto'
import { latin1 } from '../bytes.ts'
import type { WritableObject } from '../pdf/write-base.ts'
import type { BaseFile } from '../types.ts'

/** New and changed objects after the end of a finished file, with their own cross-reference stream (ISO 32000-1, 7.5.6). */
export class AppendedSection {
  readonly #base: BaseFile
  readonly #parts: Uint8Array[] = []
  readonly #places: { object: number; offset: number }[] = []
  #text = ''
  #flushed: number
  #next: number

  constructor(base: BaseFile) {
    this.#base = base
    this.#flushed = base.pdf.length
    this.#next = base.size
  }

  newObject(): number {
    return this.#next++
  }

  add({ object, text, data }: WritableObject): void {
    this.#begin(object)
    if (!data) {
      this.#text += `${text}\nendobj\n`
      return
    }
    this.#text += `${text}\nstream\n`
    this.#flush()
    this.#put(data)
    this.#text = '\nendstream\nendobj\n'
  }

  /** A stream of text; `dictionary` is not closed. */
  addStream(object: number, dictionary: string, content: string): void {
    this.#begin(object)
    this.#text += `${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`
  }

  /** The whole file in parts. The second identifier follows from what was appended: the same values give the same file. */
  finish(): Uint8Array[] {
    const xref = this.newObject()
    const start = this.#flushed + this.#text.length
    this.#places.push({ object: xref, offset: start })
    this.#places.sort((a, b) => a.object - b.object)
    this.#flush()
    const hash = createHash('md5')
    for (const part of this.#parts) hash.update(part)
    const { lastXref, trailer, id } = this.#base
    const table = tableOf(this.#places)
    const entries = `/W[1 4 0]/Index[${subsections(this.#places)}]/Size ${xref + 1}/Prev ${lastXref}`
    const ids = `/ID[<${id}><${hash.digest('hex')}>]`
    this.#put(latin1(`${xref} 0 obj\n<</Type/XRef${entries}${trailer}${ids}/Length ${table.length}>>\nstream\n`))
    this.#put(table)
    this.#put(latin1(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`))
    return [this.#base.pdf, ...this.#parts]
  }

  #begin(object: number): void {
    this.#places.push({ object, offset: this.#flushed + this.#text.length })
    this.#text += `${object} 0 obj\n`
  }

  #flush(): void {
    if (this.#text === '') return
    this.#put(latin1(this.#text))
    this.#text = ''
  }

  #put(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.#flushed += bytes.length
  }
}

type Place = { readonly object: number; readonly offset: number }

function tableOf(places: readonly Place[]): Uint8Array {
  const bytes = new Uint8Array(5 * places.length)
  const view = new DataView(bytes.buffer)
  for (const [index, { offset }] of places.entries()) {
    view.setUint8(5 * index, 1)
    view.setUint32(5 * index + 1, offset)
  }
  return bytes
}

/** `first count` for each run of neighbouring numbers. */
function subsections(places: readonly Place[]): string {
  const runs: { first: number; count: number }[] = []
  for (const { object } of places) {
    const last = runs.at(-1)
    if (last && object === last.first + last.count) last.count++
    else runs.push({ first: object, count: 1 })
  }
  return runs.map(({ first, count }) => `${first} ${count}`).join(' ')
}
