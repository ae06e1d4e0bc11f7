import { transformSync } from 'esbuild'
import { type Expression, type Node, NodeFlags, SyntaxKind, type VariableDeclaration } from 'typescript/unstable/ast'
import {
  isArrayBindingPattern,
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { Symbol as Named } from 'typescript/unstable/sync'
import type { ListQuery } from '#platform/database/list.ts'
import { Choices } from './choices.ts'
import { type Call, declarationOf, type Program, placeOf, root } from './program.ts'
import { ANY_TEXT, sampleOf } from './samples.ts'

/** The texts that a statement can have; without any, why they are not known. */
export type Texts = { texts: string[]; why: string }
/** Imports a module of the product: called by the test, so that its runner compiles it. */
export type Load = (file: string) => Promise<object>

// No statement comes near: it ends what would go on without end.
const MOST_WAYS = 400

/** Finds each text by putting it together as the product does: with its constants, its functions and its modules. */
export async function textsOf(program: Program, call: Call, load: Load): Promise<Texts> {
  const argument = call.node.arguments[call.method === 'listed' ? 1 : 0]
  if (!argument) return { texts: [], why: 'nothing is asked' }
  const texts = new Set<string>()
  const reasons = new Set<string>()
  const choices = new Choices()
  for (let ways = 0; ways < MOST_WAYS && choices.next(); ways++) {
    try {
      const text = await textOf(() => new Evaluation(program, choices), argument, call, load)
      texts.add(requireText(text))
    } catch (error) {
      reasons.add(String(error))
    }
  }
  return { texts: [...texts], why: [...reasons].join('; ') }
}

function requireText(text: unknown): string {
  if (typeof text !== 'string') throw new Error(`it is a ${typeof text}`)
  const at = text.search(new RegExp(`${ANY_TEXT}|\\bundefined\\b|\\[object `))
  if (at >= 0) throw new Error(`a part is known to a run only: ${text.slice(Math.max(0, at - 60), at + 12)}`)
  return text
}

async function textOf(begun: () => Evaluation, argument: Expression, call: Call, load: Load): Promise<unknown> {
  for (;;) {
    // Starts over when a module was missing, because the first attempt has already numbered its bound values.
    const evaluation = begun()
    try {
      const value = evaluation.valueOf(argument)
      return call.method === 'listed' ? await listText(value as AskList, load) : value
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      modules.set(error.file, await load(error.file))
    }
  }
}

const modules = new Map<string, object>()
class NotLoaded extends Error {
  readonly file: string
  constructor(file: string) {
    super(file)
    this.file = file
  }
}

function fromModule(file: string, name: string): unknown {
  const module = modules.get(file)
  if (!module) throw new NotLoaded(file)
  return (module as Record<string, unknown>)[name]
}

type AskList = (bind: (value: unknown) => string) => ListQuery<object>

/**
 * `listed` puts the text of a list together itself; it is asked for it with a database that only listens. A row in which
 * nothing was found carries the total only and is left out of the page: the text asks for the others.
 */
async function listText(ask: AskList, load: Load): Promise<string> {
  const { listed } = (await load(
    `${root}/src/platform/database/list.ts`,
  )) as typeof import('#platform/database/list.ts')
  let text = ''
  let found = ''
  const listening = {
    rows: async (asked: string) => {
      text = asked
      return []
    },
  }
  await listed(listening as never, (bind) => {
    const query = { ...ask(bind), limit: 20, after: undefined }
    found = query.found ?? `${query.key.at(-1)} is not null`
    return query
  })
  const order = text.lastIndexOf('order by')
  return `${text.slice(0, order)} where ${found} ${text.slice(order)}`
}

/** One way in which pieces of source come out. What a name stands for is looked up when it is needed. */
class Evaluation {
  private readonly program: Program
  private readonly choices: Choices
  private readonly values = new Map<number, { value: unknown }>()

  constructor(program: Program, choices: Choices) {
    this.program = program
    this.choices = choices
  }

  valueOf(node: Node): unknown {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text
    const free = freeNames(this.program, node)
    const scope = {
      has: (_: object, name: string | symbol) => typeof name === 'string' && free.has(name),
      get: (_: object, name: string | symbol) => {
        const found = typeof name === 'string' ? free.get(name) : undefined
        return found && this.known(found.symbol, found.node)
      },
    }
    return compiled(node)(new Proxy({}, scope))
  }

  private known(symbol: Named, node: Node): unknown {
    const known = this.values.get(symbol.id) ?? { value: this.declared(symbol, node) }
    this.values.set(symbol.id, known)
    return known.value
  }

  private declared(symbol: Named, node: Node): unknown {
    if (isExported(node)) return fromModule(node.getSourceFile().fileName, symbol.name)
    if (isFunctionDeclaration(node)) return this.valueOf(node)
    if (isVariableDeclaration(node)) return this.variable(symbol, node)
    if (isBindingElement(node)) {
      const { parent: pattern, name, propertyName } = node
      const from = pattern.parent
      if (!isVariableDeclaration(from) || !isEvaluable(from)) return this.sample(symbol, node)
      const whole = this.valueOf(from.initializer) as Record<string, unknown>
      const place = isArrayBindingPattern(pattern)
        ? pattern.elements.indexOf(node)
        : ((propertyName ?? name)?.getText() ?? '')
      return whole[place]
    }
    if (isParameterDeclaration(node)) return this.sample(symbol, node)
    throw new Error(`${symbol.name} is a ${SyntaxKind[node.kind]}`)
  }

  private variable(symbol: Named, node: VariableDeclaration): unknown {
    if (!(node.parent.flags & NodeFlags.Const)) throw new Error(`${symbol.name} changes`)
    if (!isEvaluable(node)) return this.sample(symbol, node)
    // What is bound changes no text.
    const holdsValues = node.type?.getText() === 'unknown[]'
    if (!holdsValues && isExtended(node, symbol.name)) throw new Error(`${symbol.name} is put together step by step`)
    return this.valueOf(node.initializer)
  }

  private sample(symbol: Named, node: Node): unknown {
    const { checker } = this.program
    const type = checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`${symbol.name} has no type`)
    const what = `${placeOf(node.getSourceFile())}:${node.pos} ${symbol.name}`
    return sampleOf({ checker, choices: this.choices }, type, what)
  }
}

type Found = { symbol: Named; node: Node }
const freeNamesOf = new WeakMap<Node, Map<string, Found>>()

/** The names that a piece of source uses and does not declare, with where they are declared. */
function freeNames(program: Program, node: Node): Map<string, Found> {
  const known = freeNamesOf.get(node)
  if (known) return known
  const file = node.getSourceFile()
  const free = new Map<string, Found>()
  const visit = (inner: Node): void => {
    if (isTypeNode(inner)) return
    if (isIdentifier(inner) && isReference(inner) && !free.has(inner.text)) {
      const found = declarationOf(program, inner)
      if (found && !isWithin(found.node, node, file) && !isOfLanguage(found.node)) free.set(inner.text, found)
    }
    inner.forEachChild(visit)
  }
  visit(node)
  freeNamesOf.set(node, free)
  return free
}

// What waits for the database is not known here: its type is all there is.
const isEvaluable = (node: VariableDeclaration): node is VariableDeclaration & { initializer: Expression } =>
  node.initializer !== undefined && node.initializer.kind !== SyntaxKind.AwaitExpression

const isWithin = (inner: Node, outer: Node, file: Node) =>
  inner !== outer && inner.getSourceFile() === file && inner.pos >= outer.pos && inner.end <= outer.end

const isOfLanguage = (node: Node) => /\/lib\.[^/]*d\.ts$/.test(node.getSourceFile().fileName)

/** Not the name that a property, a parameter or a variable is given. */
function isReference(name: Node): boolean {
  const { parent } = name
  if (isPropertyAccessExpression(parent) || isPropertyAssignment(parent)) return parent.name !== name
  if (isBindingElement(parent) || isParameterDeclaration(parent) || isVariableDeclaration(parent))
    return parent.initializer === name
  return true
}

/** A constant or function at the top of a module that others may import, so that it can be taken from there. */
function isExported(node: Node): boolean {
  const statement: Node & { modifiers?: readonly Node[] } = isVariableDeclaration(node) ? node.parent.parent : node
  if (statement.parent?.kind !== SyntaxKind.SourceFile) return false
  return statement.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword) ?? false
}

const isExtended = (declaration: VariableDeclaration, name: string) =>
  new RegExp(`\\b${name}\\.(?:push|unshift|splice)\\(`).test(declaration.parent.parent.parent.getText())

const functions = new WeakMap<Node, (scope: object) => unknown>()

/** A piece of source as a function of what it does not declare itself. */
function compiled(node: Node): (scope: object) => unknown {
  const known = functions.get(node)
  if (known) return known
  const { code } = transformSync(`(${node.getText()})`, { loader: 'ts', tsconfigRaw: {} })
  // `with` looks a name up when it is used: of a function that is never called nothing has to be known.
  const made = new Function('scope', `with (scope) { return ${code.replace(/;\s*$/, '')} }`)
  functions.set(node, made as (scope: object) => unknown)
  return made as (scope: object) => unknown
}
