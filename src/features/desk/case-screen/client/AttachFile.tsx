import styles from '#case-file/cases/client/cases.module.css'
import { documentsApi } from '#case-work/client/api.ts'
import { FileDropArea } from '#case-work/documents/client/FileDropArea.tsx'
import { sendFile } from '#case-work/documents/client/send-file.ts'
import { problemBeforeSending, sizeInWords } from '#case-work/documents/client/words.ts'
import { hrefOf } from '#platform/client/call.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { BoundField } from '#ui/fields/use-form.ts'
import { useSay } from '#ui/say.ts'

type AttachFileProps = {
  caseId: number
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
  /** A document that the case has already. */
  field: BoundField<string>
}

/** A new photo or file, or a document of the case, that goes along with a message. */
export function AttachFile({ caseId, picture, onPicture, field }: AttachFileProps) {
  const documents = useOperation(documentsApi.ofCase, { caseId })
  const say = useSay()
  if (picture) {
    const problem = problemBeforeSending(picture)
    return (
      <p className={styles.dimmed} role={problem ? 'alert' : undefined}>
        <strong>{picture.name}</strong> ({sizeInWords(picture.size)}).{' '}
        {problem ?? say('It is added to the documents of this case, where everyone in it can see it.')}{' '}
        <Button variant="link" onClick={() => onPicture(undefined)}>
          {say('Remove')}
        </Button>
      </p>
    )
  }
  const there = documents.items?.documents ?? []
  return (
    <>
      <FileDropArea multiple={false} onFiles={([chosen]) => onPicture(chosen)} />
      {there.length > 0 && (
        <SelectField
          label={say('Or a document of this case')}
          placeholder={say('None')}
          options={there.map(({ id, documentType }) => ({ value: String(id), label: say(documentType) }))}
          {...field}
        />
      )}
    </>
  )
}

/** What goes along with a message is a document of its case, under the name it has. */
export async function addToCase(caseId: number, picture: File): Promise<number> {
  const url = hrefOf(documentsApi.upload, { caseId } as RefInput<typeof documentsApi.upload>)
  const made = await sendFile(url, { documentType: picture.name.slice(0, 200) }, picture, () => {})
  return (made as { id: number }).id
}
