import { lazy, Suspense, useEffect, useState } from 'react'
import { Loading } from '#ui/page/states.tsx'
import styles from './sign-here.module.css'

const PdfPages = lazy(() => import('#preparation/documents/client/PdfPages.tsx'))

/** One page of a file that was fetched, as a picture. */
export function Sheet({ file, page, name }: { file: Blob; page: number; name: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === '') return <Loading lines={6} />
  if (file.type.startsWith('image/'))
    return <img className={styles.sheet} src={url} alt={`The whole page of ${name}`} />
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <PdfPages url={url} name={name} only={page} />
    </Suspense>
  )
}
