import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Operation } from '../operation/contract.ts'
import { call, recordAddress } from './call.ts'
import { CallFailed } from './call-failed.ts'
import { useFailedRead } from './failed-reads.ts'
import type { Ref, RefInput, RefOutput } from './operations.ts'

/** Every operation shows itself like this (specification §3 and §4; decisions §11). */
export type Status = { statusCode: number; statusDisplay: string; statusValue: string }

/** Before the first call. */
export const IDLE: Status = { statusCode: 300, statusDisplay: '', statusValue: '' }
const DONE: Status = { statusCode: 200, statusDisplay: 'OK', statusValue: 'Success' }

const failed = (error: unknown): Status => ({
  statusCode: error instanceof CallFailed ? error.status : 0,
  statusDisplay: error instanceof Error ? error.message : String(error),
  statusValue: 'Fail',
})

/**
 * Reads and keeps reading: what is on screen stays until the next answer is there. What was said of another record goes
 * at once, it would be told as this one's.
 */
export function useOperation<R extends Ref<Operation>>(
  ref: R,
  input: RefInput<R>,
  options: { enabled?: boolean } = {},
) {
  const query = useQuery<RefOutput<R>, CallFailed>({
    queryKey: [ref.name, input],
    queryFn: ({ signal }) => call(ref, input, { signal }),
    placeholderData: (shown, of) => (of && isSameRecord(ref, of.queryKey, input) ? shown : undefined),
    enabled: options.enabled ?? true,
  })
  // Who reads the failure tells it; of what nobody reads the frame says that it is missing.
  const told = useRef(false)
  useFailedRead(query, told, [ref.name, input])
  return {
    items: query.data,
    loading: query.isFetching,
    get error() {
      told.current = true
      return query.error
    },
    get status() {
      told.current = true
      return query.error ? failed(query.error) : query.data === undefined ? IDLE : DONE
    },
    reload: query.refetch,
  }
}

const isSameRecord = <R extends Ref<Operation>>(ref: R, [name, asked]: readonly unknown[], input: RefInput<R>) =>
  name === ref.name && recordAddress(ref, asked as RefInput<R>) === recordAddress(ref, input)

/** Changes something; afterwards the named reads are asked again. A repeated click is the same command, not a second one. */
export function useCommand<R extends Ref<Operation>>(ref: R, options: { refresh?: readonly Ref<Operation>[] } = {}) {
  const queries = useQueryClient()
  // Not what was rendered last: several requests of one command may follow each other before anything is rendered anew.
  const [keys] = useState(requestKeys)
  const refresh = () => {
    for (const each of options.refresh ?? []) void queries.invalidateQueries({ queryKey: [each.name] })
  }
  const mutation = useMutation<RefOutput<R>, CallFailed, RefInput<R>>({
    mutationFn: (input) => call(ref, input, { idempotencyKey: keys.keyOf(input) }),
    onSuccess: (_answer, input) => {
      keys.answered(input)
      refresh()
    },
    // A refusal changed nothing: the corrected input is a new command. A lost connection leaves it open, so the key stays.
    onError: (error, input) => {
      if (error.status !== 0) keys.answered(input)
      // Somebody else was first: the screen shows what they did.
      if (error.status === CONFLICT) refresh()
    },
  })
  const run = useCallback((input: RefInput<R>) => mutation.mutateAsync(input), [mutation.mutateAsync])
  return {
    run,
    items: mutation.data,
    loading: mutation.isPending,
    error: mutation.error,
    status: mutation.error ? failed(mutation.error) : mutation.data === undefined ? IDLE : DONE,
    reset: mutation.reset,
  }
}

const CONFLICT = 409

/**
 * The Idempotency-Keys of a command that are under way: one for each request. The same input asked again before there is an
 * answer (a repeated click, a lost connection) is the same request; another input, or the same after an answer, is a new one.
 */
function requestKeys() {
  const open = new Map<string, string>()
  return {
    keyOf(input: unknown): string {
      const asked = asText(input)
      const key = open.get(asked) ?? crypto.randomUUID()
      open.set(asked, key)
      return key
    },
    answered: (input: unknown) => void open.delete(asText(input)),
  }
}

/** Two files of the same form are two requests. */
const asText = (input: unknown): string =>
  JSON.stringify(input, (_key, value: unknown) =>
    value instanceof File
      ? [value.name, value.size, value.lastModified]
      : value instanceof Blob
        ? [value.type, value.size]
        : value,
  ) ?? ''
