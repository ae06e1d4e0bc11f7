import { lettersCasePath } from '#paperwork/wopi/client/letter-paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconChevronLeft } from '#ui/icons.ts'
import type { Envelope } from '../records.ts'
import styles from './sign.module.css'

/** Back to where the envelope is listed: its case, or the company's profile. */
export function BackFrom({ of: { caseId, companyId } }: { of: Pick<Envelope, 'caseId' | 'companyId'> }) {
  const isOfCase = caseId !== null
  return (
    <div className={styles.back}>
      <LinkButton
        variant="link"
        size="small"
        icon={<IconChevronLeft size={16} aria-hidden />}
        to={isOfCase ? lettersCasePath(caseId) : `/visaCareClientProfile?companyId=${companyId}`}
      >
        {isOfCase ? 'Back to the case' : 'Back to the company'}
      </LinkButton>
    </div>
  )
}
