import { useState } from 'react'
import type { ToSign } from '../signing-contract.ts'
import { DoneStep } from './DoneStep.tsx'
import { usePages } from './Page.tsx'
import { ReadStep } from './ReadStep.tsx'
import { SignStep } from './SignStep.tsx'

type SigningProps = { of: ToSign; token: string; pass: string; onChange: (of: ToSign) => void }

/** Read, sign, done. */
export default function Signing({ of, token, pass, onChange }: SigningProps) {
  const pages = usePages(token, pass)
  const [step, setStep] = useState<'read' | 'sign'>('read')
  if (of.standing !== 'yours') return <DoneStep of={of} token={token} pass={pass} />
  const shared = { of, token, pass, onChange }
  if (step === 'read') return <ReadStep {...shared} {...pages} onRead={() => setStep('sign')} />
  return <SignStep {...shared} onBack={() => setStep('read')} />
}
