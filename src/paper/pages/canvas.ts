import type { DocumentFonts } from '../fonts/document-fonts.ts'
import { type WrappedLine, wrap } from '../layout/wrap.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { Face } from '../types.ts'

// US Letter.
export const PAGE_WIDTH = 612
export const PAGE_HEIGHT = 792
export const MARGIN = 64
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN
const TOP = PAGE_HEIGHT - 68
export const BOTTOM = 68

export const INK = '0.12 0.13 0.15 rg'
export const MUTED = '0.42 0.45 0.49 rg'
export const ACCENT = '0.1 0.27 0.45 rg'
const HAIRLINE = '0.83 0.85 0.88 RG 0.5 w'

export type TextLook = {
  readonly face: Face
  readonly size: number
  readonly color: string
  /** Distance of the lines in sizes. */
  readonly spacing: number
}

/** Pages to write on from the top; a new one begins where the old one is full. */
export class Canvas {
  readonly fonts: DocumentFonts
  readonly pages: string[] = []
  /** Pictures by the name under which pages show them. */
  readonly images = new Map<string, Uint8Array>()
  #content = ''
  /** Where the next thing goes: the top edge of what is still free. */
  y = TOP

  readonly #bottom: number

  constructor(fonts: DocumentFonts, bottom = BOTTOM) {
    this.fonts = fonts
    this.#bottom = bottom
  }

  get isAtTop(): boolean {
    return this.y === TOP
  }

  /** Begins a page unless this much is left. */
  ensure(height: number): void {
    if (this.y - height < this.#bottom && !this.isAtTop) this.newPage()
  }

  newPage(): void {
    this.pages.push(this.#content)
    this.#content = ''
    this.y = TOP
  }

  skip(height: number): void {
    if (!this.isAtTop) this.y -= height
  }

  wrapped(text: string, look: TextLook, width: number): WrappedLine[] {
    return wrap(
      text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' '),
      look.size,
      width,
      this.fonts.measure(look.face),
    )
  }

  width(text: string, { face, size }: TextLook): number {
    return (this.fonts.measure(face).width(text) * size) / 1000
  }

  /** One line with its baseline at `y`. */
  text(text: string, x: number, y: number, { face, size, color }: TextLook): void {
    if (text === '') return
    this.#content += `BT ${color} ${pdfNumber(x, 2)} ${pdfNumber(y, 2)} Td ${this.fonts.show(text, face, size)}ET\n`
  }

  hairline(x1: number, x2: number, y: number): void {
    this.#content += `q ${HAIRLINE} ${pdfNumber(x1, 2)} ${pdfNumber(y, 2)} m ${pdfNumber(x2, 2)} ${pdfNumber(y, 2)} l S Q\n`
  }

  bar(x: number, y: number, width: number, height: number, color: string): void {
    this.#content += `q ${color} ${[x, y, width, height].map((each) => pdfNumber(each, 2)).join(' ')} re f Q\n`
  }

  image(bytes: Uint8Array, x: number, y: number, width: number, height: number): void {
    const known = [...this.images].find(([, other]) => other === bytes)?.[0]
    const name = known ?? `/Im${this.images.size}`
    this.images.set(name, bytes)
    const [w, h, left, bottom] = [width, height, x, y].map((each) => pdfNumber(each, 2))
    this.#content += `q ${w} 0 0 ${h} ${left} ${bottom} cm ${name} Do Q\n`
  }

  /** A text over as many lines and pages as it needs. */
  flow(text: string, look: TextLook, x: number, width: number, align?: 'right' | 'center'): void {
    const step = look.size * look.spacing
    const lines = this.wrapped(text, look, width)
    for (const [index, line] of lines.entries()) {
      // No line alone: the first two stay together, and so do the last two.
      const together = index === 0 && lines.length > 1 ? 2 : index === lines.length - 2 ? 2 : 1
      this.ensure(step * together)
      this.y -= step
      const room = align ? width - this.width(line.text, look) : 0
      this.text(line.text, x + (align === 'center' ? room / 2 : room), this.y + look.size * 0.28, look)
    }
  }
}
