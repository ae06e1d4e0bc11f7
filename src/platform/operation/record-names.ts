/** Records that belong to a tenant. A test hands in another tenant's for every property that names one. */
export type RecordKind =
  | 'apiKey'
  | 'applicant'
  | 'jobTemplate'
  | 'capRegistration'
  | 'case'
  | 'caseDraft'
  | 'caseForm'
  | 'caseMail'
  | 'company'
  | 'deadline'
  | 'document'
  | 'editableFile'
  | 'emailTemplate'
  | 'employment'
  | 'envelope'
  | 'event'
  | 'i9Bundle'
  | 'i9Form'
  | 'i9Notice'
  | 'import'
  | 'invitation'
  | 'invoice'
  | 'lawFirm'
  | 'lca'
  | 'legalHold'
  | 'letterWork'
  | 'mail'
  | 'notification'
  | 'package'
  | 'person'
  | 'recruitmentStep'
  | 'savedReport'
  | 'scan'
  | 'substitute'
  | 'task'
  | 'tenantArchive'
  | 'user'
  | 'webhook'
  | 'webhookDelivery'

/**
 * What an id in an input names: a tenant's record; one that is everybody's (a role, a case type), with what it is; a
 * filter, to which another tenant's record is like one that is not there; or something no handler reads, with why.
 */
export type RecordName = RecordKind | `shared: ${string}` | `filter: ${string}` | `unread: ${string}`

/** Asks for `names` with every id of an input; what has no id may leave it out. */
export type NamesIn<Input> = [IdsOf<Input>] extends [never] ? unknown : { names: Record<IdsOf<Input>, RecordName> }

/** By name and type: a number or a list of numbers called `id`, `ids`, `…Id` or `…Ids`. */
type IdsOf<Input> = Input extends unknown
  ? { [K in keyof Input & IdName]-?: [NumbersIn<Input[K]>] extends [never] ? never : K }[keyof Input & IdName]
  : never
type IdName = 'id' | 'ids' | `${string}Id` | `${string}Ids`
type NumbersIn<Value> = Extract<Value, number> | Extract<Extract<Value, readonly unknown[]>[number], number>
