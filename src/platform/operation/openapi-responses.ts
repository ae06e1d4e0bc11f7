import type { Alias, Names } from './alias.ts'
import type { Operation } from './contract.ts'
import { type Components, type JsonSchema, jsonSchemaOf, propertiesOf, withTheirNames } from './json-schema.ts'

export type ApiResponse = { description: string; content: Record<string, { schema: JsonSchema }> }

export type Sentence = { status: number; code: string; message: string }

/** The answer, and every "no" the operation declares or shares with all others. */
export function responsesOf(
  operation: Operation,
  alias: Alias | null,
  id: string,
  theirNames: Names,
  components: Components,
): Record<string, ApiResponse> {
  const responses: Record<string, ApiResponse> = { 200: success(operation, alias, id, theirNames, components) }
  for (const { status, code, message } of sentencesOf(operation)) {
    const sentence = `${code}: ${message}`
    const known = responses[status]
    responses[status] = refusal(known ? `${known.description}\n\n${sentence}` : sentence)
  }
  responses.default = refusal('Any other "no", in the same shape.')
  return responses
}

/** The operation's own refusals first, then what follows from its kind. */
export function sentencesOf(operation: Operation): Sentence[] {
  const own = Object.entries(operation.refusals).map(([code, rule]) => ({
    status: rule.status,
    code,
    message: rule.message,
  }))
  const shared: (Sentence | false)[] = [
    takesInput(operation) && {
      status: 400,
      code: 'BAD_INPUT',
      message: 'A value of the input is not usable; fields says which and why.',
    },
    operation.can !== 'public' && { status: 401, code: 'SIGNED_OUT', message: 'Please sign in.' },
    operation.can.includes(':') && { status: 403, code: 'FORBIDDEN', message: 'Your role may not do this.' },
    operation.confirm === true && {
      status: 403,
      code: 'CONFIRM_PASSWORD',
      message: 'Please enter your password again to go on.',
    },
    operation.names !== undefined && {
      status: 404,
      code: 'NOT_FOUND',
      message: 'There is no such record, or you may not see it.',
    },
    operation.idempotent === true && {
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'This request key was already used for another request.',
    },
  ]
  return [...own, ...shared.filter((each) => each !== false)]
}

const takesInput = (operation: Operation) =>
  propertiesOf(jsonSchemaOf(operation.input, 'input', 'input', {})).length > 0

function success(
  operation: Operation,
  alias: Alias | null,
  id: string,
  theirNames: Names,
  components: Components,
): ApiResponse {
  if (operation.download) {
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  return {
    description: 'Done.',
    content: { 'application/json': { schema: answerSchema(operation, alias, id, theirNames, components) } },
  }
}

function answerSchema(
  operation: Operation,
  alias: Alias | null,
  id: string,
  theirNames: Names,
  components: Components,
): JsonSchema {
  if (alias?.answer)
    return { description: 'The values of the canonical path, in the shape this address has always had.' }
  // An alias that renames nothing answers exactly what the canonical path does.
  const name = alias?.names ? `${id}.output` : `${operation.name}.output`
  if (!components[name]) {
    const schema = jsonSchemaOf(operation.output, 'output', name, components)
    components[name] = schema
    for (const each of Object.keys(components).filter((key) => key === name || key.startsWith(`${name}.`))) {
      components[each] = withTheirNames(components[each] ?? {}, theirNames)
    }
  }
  return { $ref: `#/components/schemas/${name}` }
}

const refusal = (description: string): ApiResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})
