import { writtenDate } from '#formats/dates.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import type { About } from './package-pages.ts'
import { NOTICE_TITLES } from './response-words.ts'

type AboutResponse = About & {
  notice: keyof typeof NOTICE_TITLES
  noticeOn: string | null
  dueOn: string | null
  receiptNumber: string
}

/** Where the firm wrote no letter: whose answer it is, to which notice, and what lies behind which tab. */
export function responseCover(
  about: AboutResponse,
  exhibits: readonly { tab: string; name: string }[],
): PreparedDocument {
  const { firm, parties, attorney, notice, noticeOn, dueOn, receiptNumber } = about
  const filedBy = parties[0]?.name ?? ''
  const row = (label: string, value: string) => (value ? [{ label, value }] : [])
  return composePages([
    { kind: 'title', text: firm || filedBy, subtitle: attorney && `Attorney: ${attorney}` },
    { kind: 'paragraph', text: writtenDate(about.date) },
    { kind: 'heading', text: `Response to the ${NOTICE_TITLES[notice]}` },
    {
      kind: 'rows',
      rows: [
        ...row('Date of the notice', noticeOn ? writtenDate(noticeOn) : ''),
        ...row('Response due', dueOn ? writtenDate(dueOn) : ''),
        ...row('Receipt number', receiptNumber),
        ...row('Re', about.subject),
        ...parties.flatMap(({ as, name }) => row(as, name)),
        ...row('Our case number', about.caseNumber),
      ],
    },
    { kind: 'paragraph', text: 'Dear Officer:' },
    {
      kind: 'paragraph',
      text: 'This is our complete response. The notice lies on top; behind this letter are, in this order:',
    },
    { kind: 'list', items: exhibits.map(({ tab, name }) => `Exhibit ${tab}: ${name}`) },
    { kind: 'space', height: 40 },
    { kind: 'paragraph', text: '______________________________' },
    { kind: 'paragraph', text: attorney || filedBy },
  ])
}
