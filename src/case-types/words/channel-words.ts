import { caseTypeById } from '../all.ts'

type Filed = { typeId: number; options: Readonly<Record<string, unknown>> }

/** How a case goes to its agency: what the Department of Labor gets is typed into FLAG, whatever was chosen before. */
export function channelWords({ typeId, options }: Filed): string | undefined {
  const channel = caseTypeById(typeId)?.channel
  if (channel === 'DOL FLAG') return 'In FLAG'
  if (channel !== 'USCIS') return undefined
  return options.channel === 'paper' ? 'On paper' : options.channel === 'online' ? 'Online' : undefined
}
