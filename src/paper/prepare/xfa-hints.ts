import type { PdfDocument } from '../pdf/document.ts'
import { textOf } from '../pdf/values.ts'
import type { Rect } from '../types.ts'

/** The distance of the printed rules of a multi-line box, which only the XFA template knows (`<para lineHeight="18pt">`). */
export type LinePitches = (fieldName: string, rect: Rect) => number | undefined

/** To be read before the XFA packets are dropped. */
export function linePitchesOf(document: PdfDocument): LinePitches {
  const pitches = readPitches(templatePacket(document))
  return (fieldName, rect) => {
    const name = (fieldName.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
    const width = Math.round(rect[2] - rect[0])
    const height = Math.round(rect[3] - rect[1])
    for (const dw of NEAR)
      for (const dh of NEAR) {
        const pitch = pitches.get(keyOf(name, width + dw, height + dh))
        // Below 9 pt it is only the text's own leading; a box of one line has no rules inside.
        if (pitch !== undefined && pitch > 9 && rect[3] - rect[1] > 1.5 * pitch) return pitch
      }
    return undefined
  }
}

const NEAR = [0, -1, 1] as const
const keyOf = (name: string, width: number, height: number) => `${name}|${width}|${height}`

function templatePacket(document: PdfDocument): string {
  const packets = document.array(document.dictionary(document.root['/AcroForm'])['/XFA'])
  const index = packets.findIndex((packet) => textOf(packet) === 'template')
  return (index >= 0 && document.streamText(packets[index + 1])) || ''
}

function readPitches(template: string): Map<string, number> {
  const pitches = new Map<string, number>()
  for (const [, attributes = '', body = ''] of template.matchAll(/<field\s([^>]*)>([\s\S]*?)<\/field\s*>/g)) {
    const lineHeight = /<para\b[^>]*lineHeight="([^"]+)"/.exec(body)?.[1]
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]
    const width = attribute('w')
    const height = attribute('h')
    if (lineHeight && width && height)
      pitches.set(
        keyOf(attribute('name') ?? '', Math.round(points(width)), Math.round(points(height))),
        points(lineHeight),
      )
  }
  return pitches
}

function points(length: string): number {
  const value = Number.parseFloat(length)
  if (length.endsWith('mm')) return (value * 72) / 25.4
  if (length.endsWith('cm')) return (value * 72) / 2.54
  return length.endsWith('in') ? value * 72 : value
}
