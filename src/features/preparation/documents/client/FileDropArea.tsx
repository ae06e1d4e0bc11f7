import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { useSay } from '#ui/say.ts'
import styles from './documents.module.css'
import { ACCEPTED } from './words.ts'

type FileDropAreaProps = { onFiles: (files: File[]) => void; multiple?: boolean }

/** Takes files that are chosen or dropped, several at once; on a phone also what its camera takes. */
export function FileDropArea({ onFiles, multiple = true }: FileDropAreaProps) {
  const say = useSay()
  return (
    <div className={styles.dropBox}>
      <FileDrop
        label={say(multiple ? 'Files' : 'File')}
        text={say(multiple ? 'Choose files, or drop them here' : 'Choose a file, or drop it here')}
        hint={say(
          'PDF or a picture (JPEG, PNG, HEIC, TIFF), up to 25 MB. Word and Excel files are kept, but cannot go into a filing package.',
        )}
        accept={ACCEPTED}
        multiple={multiple}
        onFiles={onFiles}
      />
      <label className={styles.camera}>
        {say('Take a photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const taken = [...(event.target.files ?? [])]
            if (taken.length > 0) onFiles(taken)
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
