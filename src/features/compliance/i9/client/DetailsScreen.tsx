import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Due } from '#ui/items/Due.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { dayHere, momentHere, today } from '#ui/today.ts'
import { openByEVerify } from '../acceptable.ts'
import type { Details } from '../contract.ts'
import { ContentCards } from './ContentCards.tsx'
import styles from './i9.module.css'
import { CorrectDialog, EVerifyDialog, ReplacementDialog, SupplementBDialog } from './RecordDialogs.tsx'
import { ReleasedFile } from './ReleasedFile.tsx'
import { refresh } from './refresh.ts'
import { Section2Form } from './Section2Form.tsx'

/** /visaCareFormI9/{id}: one form with what is to do next. */
export default function DetailsScreen({ params }: ScreenProps) {
  const id = Number(params.id) || 0
  return <Form key={id} id={id} />
}

type Asked = 'correct' | 'reverification' | 'rehire' | 'name change' | 'replacement' | 'everify' | 'link' | 'tell'

function Form({ id }: { id: number }) {
  const { items: of, error, reload } = useOperation(i9Api.get, { id })
  const [asked, setAsked] = useState<Asked>()
  const send = useCommand(i9Api.sendLink, { refresh })
  const tell = useCommand(i9Api.tell, { refresh })
  const toast = useToast()
  if (error && !of) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!of) return <Loading />
  const { row, may } = of
  const open = may.manage && of.destroyedAt === null
  const say = (words: string) => () => toast(words, { kind: 'success' })
  const wrong = (failed: Error) => toast(failed.message, { kind: 'error' })
  const link = () => setAsked('link')
  const more = open
    ? [
        { label: of.section1On ? 'Ask the employee to correct Section 1' : 'Mail a new link', onSelect: link },
        ...(of.section2On
          ? [
              { label: 'Correct Section 2', onSelect: () => setAsked('correct') },
              { label: 'Change of name', onSelect: () => setAsked('name change') },
              ...(row.endedOn ? [{ label: 'Rehire', onSelect: () => setAsked('rehire') }] : []),
              { label: 'E-Verify case', onSelect: () => setAsked('everify') },
            ]
          : []),
        ...(of.reverify === 'on'
          ? [
              {
                label: 'Tell the employee that it ends',
                onSelect: () => setAsked('tell'),
              },
            ]
          : []),
      ]
    : []
  const waitsForSection2 = open && of.section1On !== null && of.section2On === null && of.content !== null
  return (
    <>
      <IdentityHeader
        title="Form I-9"
        person={row.name}
        organization={row.companyName}
        facts={
          <>
            {of.section1On ? (
              <Chip hue={of.section1Late ? 'orange' : 'green'}>
                Section 1 signed {showDate(of.section1On)}
                {of.section1Late && ', late'}
              </Chip>
            ) : (
              <Chip>Section 1 not signed</Chip>
            )}
            {of.section2On && (
              <Chip hue={of.section2On > of.section2DueOn ? 'orange' : 'green'}>
                Section 2 signed {showDate(of.section2On)}
                {of.section2On > of.section2DueOn && ', late'}
              </Chip>
            )}
            <span>First day of work {showDate(row.firstDay)}</span>
          </>
        }
        next={
          row.dueOn && row.group !== 'former'
            ? { label: waitsForSection2 ? 'Section 2 is due' : row.title, due: <Due on={row.dueOn} /> }
            : undefined
        }
        action={
          open && of.receiptDueOn && row.waits === 'receipt' ? (
            <Button variant="primary" onClick={() => setAsked('replacement')}>
              Record document
            </Button>
          ) : open && (row.waits === 'mismatch' || row.waits === 'everify') ? (
            <Button variant="primary" onClick={() => setAsked('everify')}>
              {row.waits === 'mismatch' ? 'Record what was done' : 'Enter the E-Verify case'}
            </Button>
          ) : open && of.section2On && of.reverify === 'on' ? (
            <Button
              variant={row.waits === 'reverification' ? 'primary' : 'default'}
              onClick={() => setAsked('reverification')}
            >
              Reverify
            </Button>
          ) : open && !of.section1On ? (
            <Button variant="primary" onClick={link}>
              Mail the link again
            </Button>
          ) : undefined
        }
        more={<MoreMenu label="More about this form" actions={more} />}
      />
      {of.destroyedAt && (
        <EmptyState
          title="This form was destroyed."
          text={`On ${showDate(dayHere(of.destroyedAt))}. Only that it existed is kept.`}
        />
      )}
      {waitsForSection2 && <Section2Form of={of} />}
      <div className={styles.page}>
        <Stack>
          {of.content === null && of.destroyedAt === null && of.section1On !== null && (
            <EmptyState
              title="The employee has not agreed that you see this form."
              text="You see what is due, not what was written or shown."
            />
          )}
          {of.content !== null && <ContentCards of={of} />}
          {of.section1On === null && of.destroyedAt === null && (
            <EmptyState title="Section 1 is not signed yet." text={row.about} />
          )}
        </Stack>
        <Stack>
          {of.content !== null && of.section1On && (
            <Card title="The official form">
              <ReleasedFile href={`/api/i9/${id}/pdf`}>Download the PDF</ReleasedFile>
            </Card>
          )}
          <Authorization of={of} />
          {of.everify && <EVerifyCard of={of} edit={open ? () => setAsked('everify') : undefined} />}
          <Card title="Who did what and when">
            <ol className={styles.names}>
              {of.events.map(({ at, who, what }) => (
                <li key={`${at} ${what}`}>
                  {what}
                  <br />
                  <span className={styles.dim}>
                    {who}, {momentHere(at)}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
          <LinkButton to="/visaCareI9Dashboard">I-9 Dashboard</LinkButton>
        </Stack>
      </div>
      {(asked === 'link' || asked === 'tell') && (
        <ConfirmDialog
          opened
          title={asked === 'tell' ? `Tell ${row.givenName} by e-mail?` : `E-mail ${row.givenName} a link?`}
          confirmLabel="Send the e-mail"
          onConfirm={() =>
            asked === 'tell'
              ? tell.run({ id }).then(say('The employee was told.'), wrong)
              : send.run({ id }).then(say('A new link was mailed; the one before ends.'), wrong)
          }
          onClose={() => setAsked(undefined)}
        >
          {mailWords(asked, of)}
        </ConfirmDialog>
      )}
      {asked === 'correct' && <CorrectDialog of={of} close={() => setAsked(undefined)} />}
      {asked === 'replacement' && <ReplacementDialog of={of} close={() => setAsked(undefined)} />}
      {asked === 'everify' && <EVerifyDialog of={of} close={() => setAsked(undefined)} />}
      {(asked === 'reverification' || asked === 'rehire' || asked === 'name change') && (
        <SupplementBDialog of={of} kind={asked} close={() => setAsked(undefined)} />
      )}
    </>
  )
}

/** What goes out, and that it cannot be called back. */
const mailWords = (which: 'link' | 'tell', { row, section1On, reverifyOn }: Details): string =>
  which === 'tell'
    ? `${row.givenName} reads that the authorization on the form ends ${showDate(reverifyOn)}, with the complete lists. It cannot be called back.`
    : section1On
      ? `${row.givenName} can then correct Section 1. What was signed stays visible. It cannot be called back.`
      : `A link sent before does not work any more. It cannot be called back.`

/** What the form says, and beside it what the roster says: where they differ, somebody looks. */
function Authorization({ of }: { of: Details }) {
  if (of.section2On === null) return null
  const differs = of.reverify === 'on' && of.mayWorkUntil !== null && of.mayWorkUntil !== of.reverifyOn
  return (
    <Card title="Authorization to work">
      {of.reverify === 'never' && <p>Never reverified: what was shown does not end, or asking again is not allowed.</p>}
      {of.reverify === 'unknown' && (
        <p>No document on the form says until when. One is needed; the employee chooses which.</p>
      )}
      {of.reverify === 'on' && of.reverifyOn && (
        <p>
          On this form until <strong>{showDate(of.reverifyOn)}</strong>
          {of.reverifyOn < today() && ', which has passed'}.{' '}
          {of.toldOn
            ? `${of.row.givenName} was told ${showDate(of.toldOn)}.`
            : addDays(today(), 90) >= of.reverifyOn && 'The employee was not told yet.'}
        </p>
      )}
      {differs && (
        <p className={styles.notice}>
          By the person’s record until {showDate(of.mayWorkUntil)}.{' '}
          {(of.mayWorkUntil ?? '') < (of.reverifyOn ?? '')
            ? 'The earlier day counts: reverify by then.'
            : 'The form counts until it is brought up to date.'}{' '}
          That is done by Supplement B; the employee chooses what to show.
        </p>
      )}
    </Card>
  )
}

function EVerifyCard({ of: { everify }, edit }: { of: Details; edit?: () => void }) {
  if (!everify) return null
  const [next] = openByEVerify(everify)
  return (
    <Card
      title="E-Verify"
      actions={
        edit && (
          <Button size="small" onClick={edit}>
            {next ? 'Record what was done' : 'Edit'}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>Case</dt>
        <dd>{everify.caseNumber}</dd>
        <dt>Opened</dt>
        <dd>{showDate(everify.openedOn)}</dd>
        <dt>Result</dt>
        <dd>
          {everify.result}
          {everify.resultOn && `, ${showDate(everify.resultOn)}`}
        </dd>
        {everify.referredOn && (
          <>
            <dt>Referred</dt>
            <dd>{showDate(everify.referredOn)}</dd>
          </>
        )}
        {next && (
          <>
            <dt>{next.title}</dt>
            <dd>
              <Due on={next.dueOn} />
            </dd>
          </>
        )}
      </dl>
      {everify.result === 'mismatch' && (
        <p className={styles.dim}>
          Hand over the Further Action Notice in private. If the employee contests it, enter “referred” and the day.
        </p>
      )}
      <p className={styles.dim}>Entered by hand. No pay, shift or training is changed while a mismatch is open.</p>
    </Card>
  )
}
