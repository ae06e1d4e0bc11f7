import { tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconMail } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import page from './case-page.module.css'
import { MessageItem } from './MessageItem.tsx'

const SHOWN = 2

/** The two latest, and the way to write. */
export function LatestMessages({ file }: { file: CaseDetails }) {
  const say = useSay()
  const to = tabPath(window.location.pathname, 'messages')
  return (
    <Card
      title={say('Messages')}
      flush
      actions={file.messages.length > SHOWN && <Link to={to}>{say('All {n}', { n: file.messages.length })}</Link>}
    >
      <ul className={page.messages}>
        {file.messages.slice(0, SHOWN).map((message) => (
          <MessageItem key={message.id} message={message} file={file} />
        ))}
      </ul>
      <div className={page.inset}>
        <LinkButton to={to} size="small" icon={<IconMail size={16} aria-hidden />}>
          {say('Write a message')}
        </LinkButton>
      </div>
    </Card>
  )
}
