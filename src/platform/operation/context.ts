import type { z } from 'zod'
import type { Day } from '#formats/day.ts'
import type { AuditEntry, RequestInfo } from '../audit/audit.ts'
import type { Db, Transaction } from '../database/database.ts'
import type { Enqueue } from '../jobs/enqueue.ts'
import type { Letter } from '../mail/letter.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import type { Contract, Operation, OutputOf } from './contract.ts'

/** Who, tenant, clock and transaction come from here, never from the input. */
export type Context<Op extends Operation = Operation> = {
  actor: Op['can'] extends 'public' ? Actor | null : Actor
  now: Date
  /** Which day it is in the zone of the actor's own office. */
  today: Day
  request: RequestInfo
  services: Services
  /** Says no with one of the operation's declared refusals. */
  refuse(code: keyof Op['refusals'] & string, more?: { fields?: Record<string, string>; details?: unknown }): never
  /** Sets the session cookie, or takes it away. */
  sessionCookie(token: string | null): void
} & (Op['kind'] extends 'query' ? { db: Db } : CommandContext)

export type CommandContext = {
  db: Transaction
  /** Adds to the audit event of this command; without a call it still records who did what and when. */
  audit(entry: AuditEntry): void
  enqueue: Enqueue
  mail(letters: Letter | readonly Letter[]): Promise<void>
  /** Steps outside the actor's scope within the same transaction. The reason goes into the audit event. */
  asSystem<T>(reason: string, work: () => Promise<T>): Promise<T>
  /** Runs when the change is durable: caches, notices. */
  afterCommit(work: () => void): void
}

export type Handler<Op extends Operation> = (
  context: Context<Op>,
  input: z.output<Op['input']>,
) => Promise<z.input<Op['output']>>

export type Implemented = { operation: Operation; handler: Handler<Operation> }

/** Binds a contract to its handlers; a forgotten one is a type error. */
export function implement<C extends Contract>(contract: C, handlers: { [K in keyof C]: Handler<C[K]> }): Implemented[] {
  return Object.entries(contract).map(([key, operation]) => ({
    operation,
    handler: handlers[key] as unknown as Handler<Operation>,
  }))
}

/** What a download operation answers. */
export type FileReply = { stream: NodeJS.ReadableStream; fileName: string; contentType: string; inline?: boolean }

/** What an upload operation finds in its input's `file`. */
export type UploadedFile = { fileName: string; stream: NodeJS.ReadableStream }

export type { OutputOf }
