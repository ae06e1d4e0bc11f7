import { FileDrop } from '#ui/fields/FileDrop.tsx'
import styles from './documents.module.css'
import { ACCEPTED } from './words.ts'

type FileDropAreaProps = { onFiles: (files: File[]) => void; multiple?: boolean }

/** Takes files that are chosen or dropped, several at once; on a phone also what its camera takes. */
export function FileDropArea({ onFiles, multiple = true }: FileDropAreaProps) {
  return (
    <div className={styles.dropBox}>
      <FileDrop
        label={multiple ? 'Files' : 'File'}
        text={multiple ? 'Choose files, or drop them here' : 'Choose a file, or drop it here'}
        hint="PDF or a picture (JPEG, PNG, HEIC, TIFF), up to 25 MB. Word and Excel files are kept, but cannot go into a filing package."
        accept={ACCEPTED}
        multiple={multiple}
        onFiles={onFiles}
      />
      <label className={styles.camera}>
        Take a photo
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
