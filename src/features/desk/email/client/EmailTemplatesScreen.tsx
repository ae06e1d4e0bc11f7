import styles from '#case-file/cases/client/cases.module.css'
import { emailTemplatesApi } from '#desk/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { NotFound } from '#ui/page/NotFound.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { type CallKind, kinds } from '../kinds.ts'
import type { EmailTemplate } from '../template-contract.ts'
import { TEMPLATES_PATH } from './paths.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

/** /visaCareEmailTemplates/{id?}: what the tenant's e-mails say in its own words; `new` begins one. */
export default function EmailTemplatesScreen({ params: { templateId } }: ScreenProps) {
  const { items: found, error, reload } = useOperation(emailTemplatesApi.list, {})
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={6} />
  if (!templateId) return <TemplateList items={found.items} />
  const template = found.items.find(({ id }) => String(id) === templateId)
  if (!template && templateId !== 'new') return <NotFound />
  return <TemplateEditor key={template?.version ?? 0} template={template} />
}

function TemplateList({ items }: { items: readonly EmailTemplate[] }) {
  const add = (
    <LinkButton to={`${TEMPLATES_PATH}/new`} variant="primary">
      New template
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title="E-mail Templates"
        standing="Write your e-mails in your own words. Fields are filled in from the case when the e-mail is sent."
        action={items.length > 0 && add}
      />
      {items.length === 0 ? (
        <EmptyState
          title="No templates yet"
          text="Without one, e-mails use the wording that comes with the product."
          action={add}
        />
      ) : (
        <Card title="Your templates" count={items.length}>
          <ul className={styles.list}>
            {items.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function TemplateRow({ template }: { template: EmailTemplate }) {
  const { id, name, subject, usedFor, changedAt, changedByName } = template
  return (
    <li>
      <span className={styles.grow}>
        <Link to={`${TEMPLATES_PATH}/${id}`}>{name}</Link>
        <span className={styles.under}>{subject}</span>
        <span className={styles.under}>{[showMoment(changedAt), changedByName].filter(Boolean).join(' · ')}</span>
      </span>
      <StatusBadge hue={usedFor === '' ? 'gray' : 'teal'}>
        {usedFor === '' ? 'When named' : kinds[usedFor as CallKind].label}
      </StatusBadge>
    </li>
  )
}
