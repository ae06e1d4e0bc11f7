import type { ScreenProps } from '#platform/client/screen.ts'
import { AskForLink } from './AskForLink.tsx'

export default function ResetPasswordScreen({ params }: ScreenProps) {
  return <AskForLink key={params.id} title="Reset your password" userName={params.id} />
}
