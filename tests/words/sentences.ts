import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A piece of text that the product may say to a person, and where it stands. */
export interface Said {
  file: string
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** What stands between the pieces of a template is a value: one word, as far as the length of a sentence goes. */
const VALUE = '…'

interface Template {
  quasis: { value: { cooked: string } }[]
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral')
    return (node as unknown as Template).quasis.map((quasi) => quasi.value.cooked).join(VALUE)
  return undefined
}

/** Statements of the database begin with their verb in small letters, or have its signs; people are not spoken to so. */
const SQL =
  /^\(?\s*(?:select|insert into|update \w+ set|delete from|with \w+ as|with recursive|create|alter|drop|values|from|join|left join|where|and|or|order by|group by|case when|coalesce|exists|not exists|jsonb_\w+|array_\w+|count)\b|\$\d|\bas "|\b\w+\.\w+ = |\bis (?:not )?null\b|\bcase when\b/

/** Styles, markup and code are no sentences; a value that is filled in stands in braces of its own. */
const CODE = /[<>]|\{(?!\w+\})|;\s*\w+:/

/** A sentence has words with a space between them; addresses, class names and identifiers have none. */
const isSpoken = (text: string) => /[a-zA-Z]\S*\s+[a-zA-Z({…]/.test(text) && !SQL.test(text) && !CODE.test(text)

function* walk(node: Node): Generator<Node> {
  yield node
  for (const [key, value] of Object.entries(node)) {
    // Where an import comes from, and the names of types, are nobody's reading.
    if (key === 'source' || key === 'typeAnnotation') continue
    if (Array.isArray(value)) for (const each of value) if (isNode(each)) yield* walk(each)
    if (isNode(value)) yield* walk(value)
  }
}

function saidIn(file: string): Said[] {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const said: Said[] = []
  for (const node of walk(program as unknown as Node)) {
    const text = textOf(node)?.replace(/\s+/g, ' ').trim()
    if (text && isSpoken(text)) said.push({ file, line: source.slice(0, node.start).split('\n').length, text })
  }
  return said
}

/** The literals that an expression may be: itself, or what either side of a choice is. */
function literals(node: Node): string[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(literals)
  if (node.type === 'LogicalExpression') return [node.right].filter(isNode).flatMap(literals)
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

/** Every sentence that a file says in the reader's language: the first argument of `say(…)`. */
export function saidWith(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return [...walk(program as unknown as Node)].flatMap((node) => {
    const { callee, arguments: given } = node as unknown as { callee?: { name?: string }; arguments?: unknown[] }
    if (node.type !== 'CallExpression' || callee?.name !== 'say') return []
    const first = given?.[0]
    return isNode(first) ? literals(first) : []
  })
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file)

/** Every text in the sources below a folder, comments and tests left out. */
export const saidBelow = (folder: string): Said[] => sourcesBelow(folder).flatMap(saidIn)

export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .sort()
    .map((name) => path.join(folder, name))

/** The sentences of a text, each with its number of words. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[A-Z…])/).map((sentence) => ({
    sentence,
    words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length,
  }))
