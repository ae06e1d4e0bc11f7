import pino from 'pino'
import { masked } from '../audit/masked.ts'

export type Log = pino.Logger

/** One JSON line per event, with request ids and without secrets: objects are masked before they are written. */
export function openLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => masked(entry) as Record<string, unknown>,
      },
      serializers: { err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }) },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  )
}
