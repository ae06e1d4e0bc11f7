import { savePost } from '#desk/news/server/store.ts'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'

/** What the provider told: one post for everybody, one for those who prepare cases. */
export async function fillDemoNews(db: Transaction, now: Date): Promise<void> {
  const today = isoDay(now)
  const post = { kind: 'news', untilOn: null, byName: 'VisaCare' } as const
  await savePost(
    db,
    undefined,
    {
      ...post,
      title: 'Charts lead to their cases',
      body: 'Press a bar of a chart on your home or in a report: you get the list of exactly the cases it counts. The list can be sorted, searched and exported as usual.',
      roles: [Role.employer, Role.employerAssistant, Role.attorney, Role.attorneyAssistant, Role.lawFirm],
      fromOn: addDays(today, -2),
    },
    now,
  )
  await savePost(
    db,
    undefined,
    {
      ...post,
      title: 'This is a demonstration',
      body: 'All people, companies and cases here are invented. Try whatever you like: nothing leaves this installation.',
      roles: Object.values(Role),
      fromOn: addDays(today, -20),
    },
    now,
  )
}
