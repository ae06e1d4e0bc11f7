import { SIGNS_ALONE_FROM } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { inEnglish, type Say } from '#ui/say.ts'
import type { FamilyMember } from '../../family-records.ts'

/** One person's cell of a row; none where this one does not need it. */
export type FamilyCell = { words: string; gap: boolean; to: string | null }
export type FamilyRow = { key: string; name: string; cells: (FamilyCell | undefined)[] }

const order = ['i-485', 'i-765', 'i-131', 'g-28', 'i-485supj', 'i-864', 'g-1145']
const plain: Readonly<Record<string, string>> = {
  'i-485': 'green card',
  'i-765': 'work permit',
  'i-131': 'travel',
  'g-28': 'attorney',
  'i-485supj': 'job offer',
  'i-864': 'one for the family',
  'g-1145': 'text when accepted',
}

const place = (formId: string) => (order.includes(formId) ? order.indexOf(formId) : order.length)

/** Each kind of form once, with how far it is for each person. */
export function formRows(members: readonly FamilyMember[], say: Say = inEnglish): FamilyRow[] {
  const kinds = [...new Set(members.flatMap(({ forms }) => forms.map(({ formId }) => formId)))]
  return kinds
    .toSorted((one, other) => place(one) - place(other))
    .map((formId) => ({
      key: formId,
      name: [formNumber(formId), say(plain[formId] ?? '')].filter(Boolean).join(', '),
      cells: members.map(({ forms, age }) => {
        const own = forms.filter((form) => form.formId === formId)
        const [first] = own
        if (!first) return undefined
        const missing = own.reduce((sum, form) => sum + form.missing, 0)
        return { words: formWords(first, missing, { age, say }), gap: missing > 0, to: first.path }
      }),
    }))
}

function formWords(
  { status, personName, formId }: FamilyMember['forms'][number],
  missing: number,
  { age, say }: { age: number | null; say: Say },
): string {
  const left = missing === 1 ? say('1 answer missing') : say('{n} answers missing', { n: missing })
  const ready = formId === 'g-28' && age !== null && age < SIGNS_ALONE_FROM ? 'Parent signs' : 'Ready'
  const state = missing > 0 ? left : say(status === 'Filed' ? 'Filed' : ready)
  return personName ? `${personName}: ${state}` : state
}

const paperWords: Readonly<Record<string, string>> = {
  accepted: 'In hand',
  received: 'In review',
  rejected: 'Sent back',
  waived: 'Not needed here',
  perhaps: 'Not known yet',
}

/** Each paper that somebody needs once, with who has sent it. */
export function paperRows(members: readonly FamilyMember[], say: Say = inEnglish): FamilyRow[] {
  const items = new Map(
    members.flatMap(({ papers }) =>
      papers.filter(({ state }) => state !== 'perhaps').map(({ itemId, name }) => [itemId, name] as const),
    ),
  )
  return [...items].map(([itemId, name]) => ({
    key: itemId,
    name: say(name),
    cells: members.map(({ papers, path, relation }) => {
      const own = papers.find((paper) => paper.itemId === itemId)
      if (!own) return undefined
      const to = `${path}?tab=documents`
      // A child has no marriage of its own to prove: the paper is the parents', and wanted of a stepchild alone.
      if (itemId === 'marriage' && own.state === 'perhaps' && isChild(relation))
        return { words: say('Only for a stepchild'), gap: false, to }
      const gap = !['accepted', 'received', 'waived'].includes(own.state)
      return { words: say(paperWords[own.state] ?? 'Not in hand'), gap, to }
    }),
  }))
}

const isChild = (relation: string) => relation === 'Son' || relation === 'Daughter'

/** What somebody is to the principal, as a family says it. */
export const relationWords = (relation: string): string => (relation === 'Principal' ? 'Applies first' : relation)

/** Fees by kind and amount: "I-485, 2 people". */
export function feeRows(lines: readonly { form: string; amountCents: number }[]): { words: string; cents: number }[] {
  const groups = new Map<string, { form: string; each: number; count: number }>()
  for (const { form, amountCents: each } of lines) {
    if (each === 0) continue
    const key = `${form}:${each}`
    const group = groups.get(key) ?? { form, each, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()]
    .toSorted((one, other) => place(one.form) - place(other.form) || other.each - one.each)
    .map(({ form, each, count }) => ({
      words: `${formNumber(form)}, ${count} ${who(form, each, groups, count)}`,
      cents: each * count,
    }))
}

/** The lower fee of an I-485 is that of a child under 14 who files with a parent. */
function who(form: string, each: number, groups: ReadonlyMap<string, { form: string; each: number }>, count: number) {
  const isLower = [...groups.values()].some((other) => other.form === form && other.each > each)
  if (form === 'i-485' && isLower) return count === 1 ? 'child under 14' : 'children under 14'
  return count === 1 ? 'person' : 'people'
}
