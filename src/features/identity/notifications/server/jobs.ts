import { counted } from '#formats/words.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { DIGEST_JOB, takeLines } from './digest-store.ts'
import { byEmail } from './store.ts'

export const notificationJobs: Jobs = {
  [DIGEST_JOB]: (services, { userId }: { userId: number }) => sendDigest(services, userId),
}

/** One mail with everything that was put aside for a user. */
export const sendDigest = (services: Services, userId: number): Promise<void> =>
  systemChange(services, DIGEST_JOB, async (change) => {
    const lines = await takeLines(change.db, userId)
    const [first] = lines
    if (!first) return
    await byEmail(change, userId, {
      subject:
        lines.length === 1 ? 'A deadline to keep in mind' : `${counted(lines.length, 'deadline')} to keep in mind`,
      paragraphs: lines.map(({ text }) => text),
      link: lines.length === 1 ? first.link : '/',
    })
    change.audit({ subject: `user:${userId}`, after: { lines: lines.length } })
  })
