import type { ScreenProps } from '#platform/client/screen.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { UploadStep } from './UploadStep.tsx'

/** /import/people and /import/companies begin an import; /import/{id} goes on with one. */
export default function ImportScreen({ params }: ScreenProps) {
  if (params.id !== undefined) return <ImportSteps key={params.id} id={Number(params.id)} />
  return <UploadStep kind={/\/import\/companies/i.test(window.location.pathname) ? 'companies' : 'people'} />
}
