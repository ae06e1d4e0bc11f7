import type { Hash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { latin1 } from '../bytes.ts'
import { FONT_SLOTS } from '../fonts/document-fonts.ts'
import { textOfPieces } from '../pdf/pieces.ts'
import type { Pieces } from '../types.ts'

/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 300

/** A file written from the beginning, with a classic cross-reference table. */
export class PackageFile {
  readonly catalogObject = 1
  readonly pagesObject = 2
  readonly infoObject = 3
  readonly firstFont = 4
  readonly #parts: Uint8Array[] = []
  readonly #offsets: number[] = []
  /** Texts of our own, without the documents' streams: enough to tell two packages apart. */
  readonly #texts: Uint8Array[] = []
  #text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  #flushed = 0
  #next = 4 + FONT_SLOTS

  /** The first of `count` new numbers. */
  reserve(count: number): number {
    this.#next += count
    return this.#next - count
  }

  add(object: number, text: string, data?: Uint8Array): void {
    this.#offsets[object] = this.#flushed + this.#text.length
    this.#text += data ? `${object} 0 obj\n${text}\nstream\n` : `${object} 0 obj\n${text}\nendobj\n`
    if (!data) return
    this.#flush()
    this.#put(data)
    this.#text = '\nendstream\nendobj\n'
  }

  addPieces(object: number, pieces: Pieces, number: (object: number) => number, data?: Uint8Array): void {
    this.add(object, textOfPieces(pieces, number), data)
  }

  /** A document's own page tree becomes a branch of the package's. */
  addPagesNode(object: number, pieces: Pieces, number: (object: number) => number): void {
    const text = textOfPieces(pieces, number)
    this.add(object, `${text.slice(0, text.lastIndexOf('>>'))}/Parent ${this.pagesObject} 0 R>>`)
  }

  /** What is filled in on one page; `pieces` is its dictionary, not closed. */
  addContent(object: number, pieces: Pieces, number: (object: number) => number, content: string): void {
    const dictionary = textOfPieces(pieces, number)
    const packed = content.length > WORTH_PACKING
    const data = packed ? deflateSync(latin1(content), { level: 1 }) : latin1(content)
    this.add(object, `${dictionary}${packed ? '/Filter/FlateDecode' : ''}/Length ${data.length}>>`, data)
  }

  /** The parts of the whole file; its identifier follows from what is in it. */
  finish(hash: Hash): Uint8Array[] {
    this.#flush()
    for (const text of this.#texts) hash.update(text)
    const id = hash.digest('hex')
    const start = this.#flushed
    let table = `xref\n0 ${this.#next}\n0000000000 65535 f \n`
    for (let object = 1; object < this.#next; object++) {
      const offset = this.#offsets[object]
      table += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
    }
    const trailer = `/Size ${this.#next}/Root ${this.catalogObject} 0 R/Info ${this.infoObject} 0 R/ID[<${id}><${id}>]`
    this.#put(latin1(`${table}trailer\n<<${trailer}>>\nstartxref\n${start}\n%%EOF\n`))
    return this.#parts
  }

  #flush(): void {
    const bytes = latin1(this.#text)
    this.#texts.push(bytes)
    this.#put(bytes)
    this.#text = ''
  }

  #put(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.#flushed += bytes.length
  }
}
