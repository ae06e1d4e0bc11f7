import type { ComponentProps } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { noticeWords } from '../notices.ts'
import type { OpenNotice } from '../records.ts'

const TITLE = 'Notices of the government'

type OpenNoticesCardProps = {
  notices: readonly OpenNotice[]
  /** Where they are from; a home that keeps silent about a failure would say that there are none. */
  found?: ComponentProps<typeof NotLoaded>['of']
  /** For who works for several companies. */
  whose?: boolean
}

/** Notices of the government that wait for an answer, on top of a home: what is late there cannot be made good. */
export function OpenNoticesCard({ notices, found, whose = false }: OpenNoticesCardProps) {
  if (notices.length === 0) return found ? <NotLoaded title={TITLE} of={found} /> : null
  return (
    <Card title={TITLE} count={notices.length} flush>
      <OpenItems label={TITLE}>
        {notices.map((notice) => (
          <OpenItemRow
            key={notice.id}
            kind="date"
            what={noticeWords[notice.kind].title}
            about={[whose && notice.companyName, asksFor(notice)].filter(Boolean).join(' · ')}
            dueOn={notice.dueOn && rollBack(notice.dueOn)}
            action={{
              verb: 'Open',
              label: `Open the ${noticeWords[notice.kind].title.toLowerCase()} of ${notice.companyName}`,
              to: '/visaCareI9Dashboard',
            }}
          />
        ))}
      </OpenItems>
    </Card>
  )
}

/** "Ask for a hearing in writing by 12-25-2026, a closed day." */
export function asksFor({ kind, dueOn }: Pick<OpenNotice, 'kind' | 'dueOn'>): string {
  const { does } = noticeWords[kind]
  const says = `${does.charAt(0).toUpperCase()}${does.slice(1)}`
  return dueOn === null || rollBack(dueOn) === dueOn ? says : `${says} by ${showDate(dueOn)}, a closed day`
}

/** The open notices in sight of whoever may read Forms I-9; for anybody else none is asked for. */
export function useOpenNotices() {
  const enabled = useSignedIn().rights?.includes('i9:read') ?? false
  const found = useOperation(i9Api.standing, {}, { enabled })
  const notices: readonly OpenNotice[] = found.items?.notices ?? []
  const missing = found.error ? ('unknown' as const) : ('asked' as const)
  return { notices, found, n: enabled && !found.items ? missing : notices.length }
}
