import { useState } from 'react'
import { publicAccessApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { momentHere, today } from '#ui/today.ts'
import type { PublicFile } from '../records.ts'
import styles from './public-file.module.css'

const refresh = [publicAccessApi.get]

/** Who keeps the file where, the link for visitors, and until when it is kept. */
export function Keeping({ file }: { file: PublicFile }) {
  const [editing, setEditing] = useState(false)
  const { custodian, inPlace, disclosed, may } = file
  return (
    <>
      <Card
        title="Who keeps it"
        actions={
          may.keep && (
            <Button size="small" variant="subtle" onClick={() => setEditing(true)} aria-label="Edit who keeps it">
              Edit
            </Button>
          )
        }
      >
        {custodian.name === '' && <p>Nobody is named yet.</p>}
        {custodian.name !== '' && (
          <dl className={styles.facts}>
            <Fact
              label="Custodian"
              says={custodian.since ? `${custodian.name}, since ${showDate(custodian.since)}` : custodian.name}
            />
            <Fact label="Place" says={custodian.place} />
            <Fact label="Phone" says={custodian.phone || '–'} />
            <Fact label="Hours" says={custodian.hours || '–'} />
          </dl>
        )}
        {disclosed && <p className={styles.dimmed}>The LCA says: {disclosed}.</p>}
        {inPlace === false && (
          <p role="alert">The file is not kept where the LCA says. Move it, or name a second place there.</p>
        )}
      </Card>
      <VisitorLink file={file} />
      <KeepUntil file={file} />
      {editing && <EditKeeping file={file} onClose={() => setEditing(false)} />}
    </>
  )
}

const Fact = ({ label, says }: { label: string; says: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{says}</dd>
  </div>
)

function KeepUntil({ file }: { file: PublicFile }) {
  const destroy = useCommand(publicAccessApi.destroy, { refresh })
  const { confirmed, dialog } = useConfirmPassword()
  const mayGo = file.may.destroy && file.destroyFrom !== null && file.destroyFrom <= today() && !file.destroyedOn
  return (
    <Card title="Keep until">
      {file.destroyedOn && <p>Destroyed on {showDate(file.destroyedOn)}.</p>}
      {!file.destroyedOn && file.keepUntil && (
        <p>
          <strong>{showDate(file.keepUntil)}</strong>
          {file.destroyFrom
            ? `; it may be destroyed from ${showDate(file.destroyFrom)} on.`
            : '. A hold keeps it longer.'}
        </p>
      )}
      {!file.destroyedOn && file.keepUntil && file.neverUsed && (
        <p className={styles.dimmed}>
          {file.withdrawnOn
            ? `One year after the LCA was withdrawn, ${showDate(file.withdrawnOn)}: nobody’s petition was filed on it.`
            : 'One year after the LCA ended: nobody worked under it.'}
        </p>
      )}
      {!file.destroyedOn && file.keepProblem && <p role="alert">{file.keepProblem} It has no day to be destroyed.</p>}
      {!file.destroyedOn && !file.keepUntil && (
        <p>One year after the last H-1B day under this LCA. Somebody may work under it, so there is no date yet.</p>
      )}
      {mayGo && (
        <AttemptButton
          size="small"
          variant="quietDanger"
          work={() => confirmed(() => destroy.run({ lcaId: file.lcaId }))}
        >
          Destroy the file
        </AttemptButton>
      )}
      {dialog}
    </Card>
  )
}

function VisitorLink({ file: { lcaId, link, may } }: { file: PublicFile }) {
  const make = useCommand(publicAccessApi.makeLink, { refresh })
  const end = useCommand(publicAccessApi.endLink, { refresh })
  const url = make.items?.url
  return (
    <Card title="Link for a visitor" actions={<Chip hue={link ? 'green' : 'gray'}>{link ? 'On' : 'Off'}</Chip>}>
      <p className={styles.dimmed}>Opens this file only, without an account. Each opening is in the log.</p>
      {link && <p>Works until {momentHere(link.expiresAt)}.</p>}
      {url && link && <TextField label="Copy it now; it is shown once" readOnly value={url} onChange={() => {}} />}
      {may.keep && (
        <div className={styles.actions}>
          <AttemptButton size="small" work={() => make.run({ lcaId })}>
            {link ? 'Make a new link' : 'Make a link'}
          </AttemptButton>
          {link && (
            <AttemptButton size="small" variant="quietDanger" work={() => end.run({ lcaId })}>
              Turn it off
            </AttemptButton>
          )}
        </div>
      )}
    </Card>
  )
}

function EditKeeping({ file, onClose }: { file: PublicFile; onClose: () => void }) {
  const keep = useCommand(publicAccessApi.keep, { refresh })
  const form = useForm({
    initial: {
      ...{
        name: file.custodian.name,
        place: file.custodian.place,
        phone: file.custodian.phone,
        hours: file.custodian.hours,
      },
      ...{ lastWorkedOn: file.lastWorkedOn ?? '', holdOn: file.holdOn ?? '', holdWhy: file.holdWhy },
    },
    submit: async ({ lastWorkedOn, holdOn, holdWhy, ...custodian }) => {
      await keep.run({
        ...{ lcaId: file.lcaId, custodian, lastWorkedOn: lastWorkedOn || null },
        hold: holdOn ? { on: holdOn, why: holdWhy } : null,
      })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Who keeps it, and until when">
      <Form form={form}>
        <TextField label="Custodian" required {...form.field('name')} />
        <TextField label="Place" required {...form.field('place')} />
        <TextField label="Phone" {...form.field('phone')} />
        <TextField label="Hours" hint="Like Monday to Friday, 9 to 5." {...form.field('hours')} />
        <DateField
          label="Last H-1B day under this LCA"
          hint="Only when nobody works under it any more."
          {...form.field('lastWorkedOn')}
        />
        <DateField label="Held since" hint="An investigation keeps the file until it ends." {...form.field('holdOn')} />
        <TextField label="Why it is held" {...form.field('holdWhy')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
