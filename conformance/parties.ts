import { type Answer, everyRecord, type Json, type SignedIn } from './server.ts'

let employers = 0

/** An employer nobody has made yet, in the specification's names; e-mail, name and phone are enough. */
export function newEmployer(changes: Json = {}): Json {
  employers += 1
  return {
    employerName: `Conformance ${employers} Inc`,
    emailId: `hr${employers}@employers.conformance.example`,
    daytimePhoneNumber: '(212) 555-0100',
    ...changes,
  }
}

/** The record that a call made; anything but a success is a sentence. */
export function made(answer: Answer): Json {
  if (answer.status >= 300) throw new Error(`Refused with ${answer.status}: ${answer.text.slice(0, 200)}`)
  return answer.json()
}

/** What a refusal says. */
export function messageOf(answer: Answer): string | undefined {
  const { error } = answer.json() as { error?: { message?: string } }
  return error?.message
}

/** How many mails of the outbox go to an address. */
export async function mailsTo(admin: SignedIn, address: string): Promise<number> {
  const mails = await everyRecord(admin, '/api/outbox')
  return mails.filter(({ recipients }) => (recipients as string[]).includes(address)).length
}
