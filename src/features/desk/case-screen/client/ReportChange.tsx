import { LinkButton } from '#ui/Button.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** A move, a trip or another job can change a case: the employee says so, the tasks follow. */
export function ReportChange({ file }: Pick<CasePart, 'file'>) {
  return <LinkButton to={`/visaCareReportChange?kind=move&person=${file.personId}`}>Report a change</LinkButton>
}
