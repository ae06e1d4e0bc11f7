import { counted } from '#formats/words.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import type { Digest } from '../rules.ts'
import { DIGEST_JOB, takeLines } from './digest-store.ts'
import { letterTo } from './notify.ts'
import { readersOf } from './readers-store.ts'

export const notificationJobs = {
  [DIGEST_JOB]: (services, { userId }: { userId: number }) => sendDigest(services, userId),
} satisfies Jobs

/** One mail with everything that was put aside for a user. */
export const sendDigest = (services: Services, userId: number): Promise<void> =>
  systemChange(services, DIGEST_JOB, async (change) => {
    const lines = await takeLines(change.db, userId)
    const [first] = lines
    if (!first) return
    const reader = (await readersOf(change.db, [userId], 'cases')).find(({ id }) => id === userId)
    const { digest = 'off' } = reader ?? {}
    const content = {
      subject: subjectFor(digest, lines.length),
      paragraphs: lines.map(({ text }) => text),
      link: lines.length === 1 ? first.link : '/',
    }
    await change.mail(reader ? letterTo(reader, services, content) : [])
    change.audit({ subject: `user:${userId}`, after: { lines: lines.length } })
  })

const subjectFor = (digest: Digest, lines: number): string => {
  if (digest === 'off')
    return lines === 1 ? 'A deadline to keep in mind' : `${counted(lines, 'deadline')} to keep in mind`
  return `Your ${digest === 'daily' ? 'day' : 'week'} at VisaCare: ${counted(lines, 'update')}`
}
