import { isMergePart, mayHoldFields } from './merge.ts'
import { mergeFieldsToBraces, textOfParagraph } from './paragraph-text.ts'
import { readParts } from './parts.ts'
import { brokenFields, opens, type Token, tokensIn } from './tokens.ts'
import { below, type Element, isW, parseXml } from './xml.ts'

export type TemplateField = {
  readonly name: string
  readonly kind: 'value' | 'condition' | 'list' | 'image'
  /** The list in whose rows it stands. */
  readonly within?: string
}
export type TemplateFields = {
  readonly fields: readonly TemplateField[]
  /** Slips that would be printed or break a letter, each in a sentence. */
  readonly problems: readonly string[]
}

/** The fields of a template, each once, in the order they are met. */
export function fieldsOf(template: Uint8Array): TemplateFields {
  const fields = new Map<string, TemplateField>()
  const problems: string[] = []
  for (const [name, content] of readParts(template)) {
    if (!isMergePart(name) || !mayHoldFields(content)) continue
    const root = parseXml(content).documentElement
    if (!root) continue
    const texts = [...below(root)].filter((each) => isW(each, 'p')).map(textWithFields)
    collect(texts, fields, problems)
  }
  return { fields: [...fields.values()], problems }
}

function textWithFields(paragraph: Element): string {
  mergeFieldsToBraces(paragraph)
  return textOfParagraph(paragraph)
}

const KINDS = { value: 'value', image: 'image', if: 'condition', unless: 'condition', each: 'list' } as const

function collect(texts: readonly string[], fields: Map<string, TemplateField>, problems: string[]): void {
  const open: Token[] = []
  for (const text of texts) {
    for (const slip of brokenFields(text)) problems.push(`This is not a whole field: “${slip.trim()}”.`)
    for (const token of tokensIn(text)) {
      if (token.kind === 'end') {
        const begun = open.pop()
        if (!begun) problems.push(`{{/${token.name}}} closes nothing.`)
        else if (token.name !== begun.kind)
          problems.push(`{{#${begun.kind} ${begun.name}}} is closed by {{/${token.name}}}.`)
        continue
      }
      const within = open.findLast(({ kind }) => kind === 'each')?.name
      const kind = KINDS[token.kind]
      const key = `${within ?? ''}/${kind}/${token.name}`
      if (!fields.has(key)) fields.set(key, { name: token.name, kind, ...(within && { within }) })
      if (opens(token)) open.push(token)
    }
  }
  for (const { kind, name } of open) problems.push(`{{#${kind} ${name}}} is never closed.`)
}
