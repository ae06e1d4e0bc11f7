import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { dollars } from '#preparation/fees/client/words.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import type { FamilyMember, FamilyPackage } from '../../family-records.ts'
import styles from './family.module.css'
import { feeRows } from './family-rows.ts'

type FamilyFeesProps = { fees: NonNullable<FamilyPackage['fees']>; members: readonly FamilyMember[] }

export function FamilyFees({ fees, members }: FamilyFeesProps) {
  const payments = fees.lines.filter(({ amountCents }) => amountCents > 0).length
  return (
    <Card title="Fees">
      <p className={styles.total}>{dollars(fees.totalCents)}</p>
      <ul className={styles.sums}>
        {feeRows(fees.lines).map(({ words, cents }) => (
          <li key={words}>
            <span>{words}</span>
            <span>{dollars(cents)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.dimmed}>
        {payments} payments, one per form, in {members.length} packages.
        {!fees.complete && ' Something is still needed to work out all of them.'}
      </p>
    </Card>
  )
}

const TURNS = 14

export function KeepInMind({ family, file }: { family: FamilyPackage; file: CaseDetails }) {
  const say = useSay()
  const soon = family.members.filter(({ age }) => age === TURNS - 1)
  return (
    <Card title={say('Keep in mind')}>
      <ul className={styles.notes}>
        <li>{say('Travel. After mailing, nobody leaves the U.S. without advance parole or a valid H-1B or H-4.')}</li>
        <li>{say('Photos are at most 30 days old on the day of mailing.')}</li>
        {soon.map(({ name, caseId }) => (
          <li key={caseId}>
            {say('{name} is 13. Filed after the 14th birthday, the I-485 costs as much as an adult’s.', { name })}
          </li>
        ))}
        <li>
          <Affidavit affidavit={family.affidavit} file={file} />
        </li>
      </ul>
    </Card>
  )
}

/** An employment-based family needs one only if a relative stands behind the petition; the firm puts it in. */
function Affidavit({ affidavit, file }: { affidavit: FamilyPackage['affidavit']; file: CaseDetails }) {
  const say = useSay()
  const { roleId } = useViewer()
  const { needed, present, sponsorName } = affidavit
  const arranges = (words: string) => prepares(file, roleId) && <Link to={`${file.path}?tab=forms`}>{words}</Link>
  if (!present && needed === false)
    return say('I-864 is not needed: no relative filed the petition or owns 5 % of the company that did.')
  if (!present && needed === null)
    return say(
      'I-864: whether an affidavit of support is needed is not known yet. Did a relative file the petition, or own 5 % of the company that did?',
    )
  if (!present)
    return (
      <>
        {say('I-864 is needed, one for the family, and not in the package yet.')} {arranges('Add it')}
      </>
    )
  if (sponsorName) return say('{name} sponsors the family with one affidavit (I-864).', { name: sponsorName })
  return (
    <>
      {say('The affidavit of support (I-864) has no sponsor yet.')} {arranges('Name the sponsor')}
    </>
  )
}
