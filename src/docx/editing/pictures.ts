import { below, childrenOf, isW, parseXml, R } from '../xml.ts'
import type { Source } from './source.ts'

/** Letterheads and signatures are small; a larger picture is shown by its name and stays in the file. */
const LARGEST = 300_000
const KINDS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** The pictures of a letter by the place of what holds them. */
export function picturesOf(source: Source): Record<number, string> {
  const targets = targetsIn(source)
  const found: Record<number, string> = {}
  for (const element of below(source.body)) {
    if (!isW(element, 'drawing')) continue
    const shown = [...below(element)].find((each) => each.localName === 'blip')
    const target = targets.get(shown?.getAttributeNS(R, 'embed') ?? '')
    const kind = KINDS[target?.split('.').at(-1)?.toLowerCase() ?? '']
    const bytes = target && source.parts.get(target)
    if (!kind || !bytes || bytes.length > LARGEST) continue
    found[source.placeOf(element)] = `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`
  }
  return found
}

function targetsIn({ parts }: Source): Map<string, string> {
  const bytes = parts.get('word/_rels/document.xml.rels')
  const root = bytes && parseXml(bytes).documentElement
  const relations = root ? childrenOf(root) : []
  return new Map(
    relations.map((each) => [
      each.getAttribute('Id') ?? '',
      `word/${each.getAttribute('Target') ?? ''}`.replace(/^word\/\//, ''),
    ]),
  )
}
