import { type DragEvent, useId, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { IconUpload } from '#ui/icons.ts'
import styles from './documents.module.css'
import { ACCEPTED } from './words.ts'

type FileDropAreaProps = { onFiles: (files: File[]) => void; multiple?: boolean }

/** Takes files that are chosen or dropped, several at once; on a phone also what its camera takes. */
export function FileDropArea({ onFiles, multiple = true }: FileDropAreaProps) {
  const hint = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1))
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return (
    <div className={styles.dropBox}>
      <label
        className={classes(styles.drop, over && styles.over)}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
      >
        <IconUpload size={24} stroke={1.5} aria-hidden />
        <span className={styles.dropText}>
          {multiple ? 'Choose files, or drop them here' : 'Choose a file, or drop it here'}
        </span>
        <input
          type="file"
          aria-label={multiple ? 'Files' : 'File'}
          accept={ACCEPTED}
          multiple={multiple}
          aria-describedby={hint}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was taken away.
            event.target.value = ''
          }}
        />
      </label>
      <label className={styles.camera}>
        Take a photo
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      <p id={hint} className={styles.hint}>
        PDF, JPEG or PNG, 25 MB at the most. Other Office, picture and text files are kept, but cannot go into a filing
        package.
      </p>
    </div>
  )
}
