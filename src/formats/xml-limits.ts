/** Far above what an office program writes: the largest letters nest some forty elements, a sheet of 20,000 rows has a million. */
export const XML_LIMITS = { depth: 256, elements: 3_000_000, attributes: 500 } as const

/** XML that was made to keep its reader busy; the sentence goes behind the name of what holds it. */
export class XmlTooMuch extends Error {
  override name = 'XmlTooMuch'
}

const [GREATER, SLASH, EXCLAMATION, QUESTION, EQUALS, DOUBLE, SINGLE] = [...'>/!?="\''].map((sign) =>
  sign.charCodeAt(0),
)

/**
 * Counts what stands in an XML part while it is unpacked, piece by piece and before anything builds a tree of it: a tree's
 * readers call themselves once for each level. Whether the part is well-formed is for its reader to say.
 */
export function xmlWatch(limits: { depth: number; elements: number; attributes: number } = XML_LIMITS) {
  let depth = 0
  let elements = 0
  let attributes = 0
  let at: 'text' | 'opened' | 'tag' | 'end' | 'aside' = 'text'
  let quote = 0
  let previous = 0
  /** A comment, CDATA or an instruction: how it began, and what ends it. */
  let aside = ''
  let closer: string | undefined

  // Ends without a beginning make no room for a beginning without an end.
  const leave = () => {
    depth = Math.max(0, depth - 1)
  }

  const inTag = (code: number): void => {
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === DOUBLE || code === SINGLE) quote = code
    else if (code === EQUALS) {
      if (++attributes > limits.attributes)
        throw new XmlTooMuch(`has an element with more than ${limits.attributes} attributes`)
    } else if (code === GREATER) {
      at = 'text'
      if (previous === SLASH) leave()
    }
    previous = code
  }

  const open = (code: number): void => {
    if (code === SLASH) {
      leave()
      at = 'end'
    } else if (code === EXCLAMATION || code === QUESTION) {
      at = 'aside'
      aside = String.fromCharCode(code)
      closer = code === QUESTION ? '?>' : undefined
    } else {
      at = 'tag'
      attributes = 0
      previous = code
      if (++depth > limits.depth) throw new XmlTooMuch(`is nested more than ${limits.depth} levels deep`)
      if (++elements > limits.elements)
        throw new XmlTooMuch(`has more than ${limits.elements.toLocaleString('en-US')} elements`)
    }
  }

  const beside = (sign: string): void => {
    aside = (aside + sign).slice(-8)
    closer ??= aside.startsWith('!--') ? '-->' : aside === '![CDATA[' ? ']]>' : undefined
    // What is neither ends with its first bracket, as a document type does.
    const begins = '!--'.startsWith(aside) || '![CDATA['.startsWith(aside)
    if (aside.endsWith(closer ?? (begins ? '\0' : '>'))) at = 'text'
  }

  return (piece: string): void => {
    for (let place = 0; place < piece.length; place++) {
      if (at === 'text') {
        place = piece.indexOf('<', place)
        if (place < 0) return
        at = 'opened'
        continue
      }
      const code = piece.charCodeAt(place)
      if (at === 'tag') inTag(code)
      else if (at === 'opened') open(code)
      else if (at === 'aside') beside(piece.charAt(place))
      else if (code === GREATER) at = 'text'
    }
  }
}
