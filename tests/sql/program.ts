import { relative } from 'node:path'
import { type CallExpression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Symbol as Named, type Project } from 'typescript/unstable/sync'

export const root = `${import.meta.dirname}/../..`

export type Method = 'rows' | 'one' | 'maybe' | 'run' | 'listed' | 'query'
export type Call = { file: string; line: number; method: Method; node: CallExpression }
export type Program = { project: Project; checker: Checker; calls: Call[]; close(): void }

/** The product's server as the compiler sees it, and every place in it that asks the database. */
export function openProgram(): Program {
  const api = new API({ cwd: root })
  const config = `${import.meta.dirname}/tsconfig.json`
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error('The compiler did not open tests/sql/tsconfig.json.')
  return { project, checker: project.checker, calls: callsIn(project), close: () => api.close() }
}

const asks = /\.(?:rows|one|maybe|run|query)\b|\blisted\b/

function callsIn({ program, checker, rootFiles }: Project): Call[] {
  return rootFiles.flatMap((name) => {
    const file = program.getSourceFile(name)
    if (!file || !asks.test(file.text)) return []
    const found: Call[] = []
    visitAll(file, (node) => {
      const method = isCallExpression(node) && methodOf(node)
      if (method && asksDatabase(checker, node, method))
        found.push({ file: placeOf(file), line: lineOf(file, node), method, node })
    })
    return found
  })
}

function methodOf({ expression, typeArguments }: CallExpression): Method | undefined {
  if (isIdentifier(expression)) return expression.text === 'listed' ? 'listed' : undefined
  if (!isPropertyAccessExpression(expression)) return undefined
  const name = expression.name.text
  // The driver's own: where its rows are given a type.
  if (name === 'query') return typeArguments ? name : undefined
  return name === 'rows' || name === 'one' || name === 'maybe' || name === 'run' ? name : undefined
}

const declaredIn: Partial<Record<Method, string>> = {
  listed: '/src/platform/database/list.ts',
  query: '/node_modules/@types/pg/index.d.ts',
}

// Other things have such names, too: what counts is who declares the method.
function asksDatabase(checker: Checker, call: CallExpression, method: Method): boolean {
  const file = checker.getResolvedSignature(call)?.declaration?.path
  return file?.endsWith(declaredIn[method] ?? '/src/platform/database/database.ts') ?? false
}

export function visitAll(node: Node, visit: (node: Node) => void): void {
  visit(node)
  node.forEachChild((child) => visitAll(child, visit))
}

export const placeOf = (file: SourceFile) => relative(root, file.fileName)

const lineOf = (file: SourceFile, node: Node) => file.text.slice(0, node.getStart(file)).split('\n').length

/** Where a name is declared; of an imported one in the file that it comes from. */
export function declarationOf({ checker, project }: Program, name: Node): { symbol: Named; node: Node } | undefined {
  const isShorthand = name.parent.kind === SyntaxKind.ShorthandPropertyAssignment
  const here = isShorthand ? checker.getShorthandAssignmentValueSymbol(name.parent) : checker.getSymbolAtLocation(name)
  if (!here) return undefined
  const symbol = imports.includes(here.declarations[0]?.kind) ? checker.getAliasedSymbol(here) : here
  const node = (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve(project)
  return node && { symbol, node }
}

const imports: unknown[] = [SyntaxKind.ImportSpecifier, SyntaxKind.ImportClause, SyntaxKind.NamespaceImport]
