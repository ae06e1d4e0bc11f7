import { replyAddresses } from '#identity/notifications/server/notify.ts'
import type { Db } from '#platform/database/database.ts'
import { addressOf } from '../rules.ts'
import { getBox } from './box-store.ts'

/** Where an answer to a mail about a case goes: to the case. Nowhere else while no mailbox is set up. Needs scope system. */
export async function addressOfCase(system: Db, number: string): Promise<string | undefined> {
  const box = await getBox(system)
  if (!box?.on) return undefined
  const found = await system.maybe<{ tag: string }>('select mail_tag as tag from cases where number = $1', [number])
  return found && addressOf(box.address, found.tag)
}

export const replyAddress = replyAddresses(addressOfCase)
