import { Refusal } from '../operation/refusal.ts'

/** A file that is no table we can read; the sentence says what to do about it. */
export class TableRefused extends Refusal {
  override name = 'TableRefused'
  constructor(message: string) {
    super(400, 'TABLE_UNREADABLE', message, { fields: { file: message } })
  }
}
