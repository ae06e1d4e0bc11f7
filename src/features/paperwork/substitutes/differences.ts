import { titleCase } from '#formats/names.ts'
import { maskOf } from '#parties/facts/rules.ts'
import type { Difference, Substitute } from './contract.ts'
import type { IdentityBox, IdentityKind } from './identity-boxes.ts'
import type { ReadSubstitute } from './read-substitute.ts'

type Read = Pick<ReadSubstitute, 'boxes' | 'words'>

/** What the PDF says otherwise than the case, each thing once. Numbers that identify a person are masked. */
export function differencesIn(read: Read, boxes: readonly IdentityBox[]): Omit<Difference, 'to'>[] {
  const found = new Map<string, Omit<Difference, 'to'>>()
  for (const box of boxes) {
    const said = read.boxes[box.field]
    if (said ? isSame(box.kind, said, box.expected) : !isMissed(read, box, boxes)) continue
    const key = keyOf(box)
    const shown = (text: string) => (box.secret && text !== '' ? maskOf(text) : text)
    if (!found.has(key))
      found.set(key, {
        ...{ key, fact: box.fact, label: box.label, item: box.item },
        ...{ inPdf: shown(said ?? ''), inCase: shown(box.expected), right: null },
      })
  }
  return [...found.values()]
}

/** What was read in its own box and agrees with the case, and what nobody could read there: 'Family name (2.1.a)'. */
export function compared({ boxes: said }: Read, boxes: readonly IdentityBox[]): Pick<Substitute, 'agreed' | 'unread'> {
  const keys = new Set(boxes.map(keyOf))
  const outcome = [...keys].flatMap((key): { name: string; is: 'agreed' | 'unread' }[] => {
    const places = boxes.filter((box) => keyOf(box) === key)
    const read = places.filter(({ field }) => said[field])
    const [first] = places
    const name = first ? `${first.label} (${first.item})` : ''
    if (read.length === 0) return [{ name, is: 'unread' }]
    const agrees = read.every(({ kind, field, expected }) => isSame(kind, said[field] ?? '', expected))
    return agrees ? [{ name, is: 'agreed' }] : []
  })
  const named = (which: 'agreed' | 'unread') => outcome.filter(({ is }) => is === which).map(({ name }) => name)
  return { agreed: named('agreed'), unread: named('unread') }
}

/** Of a PDF about somebody else: whom it names, and whom the form is for. A changed family name alone is nobody else. */
export function otherPerson(
  { boxes: said }: Pick<Read, 'boxes'>,
  boxes: readonly IdentityBox[],
): { inPdf: string; inCase: string } | undefined {
  // Somebody else may sign for a company: that is a difference to be answered, not another person.
  const people = boxes.map((each) => each.subject).filter((each) => each.startsWith('person/'))
  for (const subject of new Set(people)) {
    const own = boxes.filter((each) => each.subject === subject && said[each.field])
    const given = own.find(({ kind }) => kind === 'given')
    const agrees = (box: IdentityBox) => isSame(box.kind, said[box.field] ?? '', box.expected)
    if (!given || agrees(given) || own.some((box) => identifies.has(box.kind) && agrees(box))) continue
    const family = own.find(({ kind }) => kind === 'family')
    const names = [family && said[family.field]?.toUpperCase(), said[given.field]]
    return {
      inPdf: names.filter(Boolean).join(', '),
      inCase: [given.expected, family?.expected]
        .map((name) => titleCase(name ?? ''))
        .join(' ')
        .trim(),
    }
  }
  return undefined
}

/** One thing that several boxes may ask for. */
const keyOf = ({ subject, fact }: IdentityBox) => `${subject}:${fact}`

/** Two people rarely share these. */
const identifies: ReadonlySet<IdentityKind> = new Set(['born', 'aNumber', 'receipt'])

export function isSame(kind: IdentityKind, one: string, other: string): boolean {
  switch (kind) {
    case 'family':
    case 'organization':
      return plain(one) === plain(other)
    // A middle name may stand in the same box.
    case 'given':
      return beginsWith(plain(one), plain(other)) || beginsWith(plain(other), plain(one))
    case 'born':
      return digits(one) === digits(other)
    case 'aNumber':
      return digits(one).replace(/^0+/, '') === digits(other).replace(/^0+/, '')
    case 'receipt':
      return letters(one) === letters(other)
  }
}

/**
 * Whether what stands in no box is missing from all the PDF. A box that is there may be left blank, and then it is
 * told as unread; but a PDF in which the family name stands nowhere may be about somebody else.
 */
function isMissed(read: Read, box: IdentityBox, boxes: readonly IdentityBox[]): boolean {
  if (isSaid(read, box)) return false
  if (read.boxes[box.field] === undefined) return true
  const isPerson = box.kind === 'family' && box.subject.startsWith('person/')
  return isPerson && !boxes.some((each) => keyOf(each) === keyOf(box) && read.boxes[each.field])
}

/** Whether what no box could be found for stands anywhere in the PDF; of one without words nobody can tell. */
function isSaid({ words }: Read, { kind, expected }: IdentityBox): boolean {
  if (words.trim() === '') return true
  if (kind === 'born' || kind === 'aNumber') return digits(words).includes(digits(expected).replace(/^0+/, ''))
  if (kind === 'receipt') return letters(words).includes(letters(expected))
  return ` ${plain(words)} `.includes(` ${plain(expected)} `)
}

const beginsWith = (long: string, short: string) => short !== '' && `${long} `.startsWith(`${short} `)
const digits = (text: string) => text.replace(/\D/g, '')
const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** 'Nair-Küng' as 'NAIR KUNG'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
