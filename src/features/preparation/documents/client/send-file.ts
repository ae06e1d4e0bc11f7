import { sessionProblem } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'

/** Sends a file with its fields and tells how far it is; `fetch` cannot tell. Fields go before the file. Gives what was answered. */
export function sendFile(
  url: string,
  fields: Readonly<Record<string, string | boolean | undefined>>,
  file: File,
  onProgress: (share: number) => void,
): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  form.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'text'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onerror = () => reject(new CallFailed(0, 'NETWORK', 'Network Error'))
    request.onabort = () => reject(new CallFailed(0, 'ABORTED', 'Request aborted'))
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve(JSON.parse(request.responseText || 'null'))
      const failed = failureOf(request)
      if (failed.status === 401) sessionProblem.heard(failed)
      reject(failed)
    }
    request.send(form)
  })
}

type Answered = { code: string; message: string; fields?: Record<string, string>; details?: unknown }

function failureOf({ status, responseText }: XMLHttpRequest): CallFailed {
  const fallback = { code: 'SURPRISE', message: `The server answered ${status}.` }
  try {
    const { error } = JSON.parse(responseText) as { error?: Answered }
    // What is wrong with the file, without the field's name in front.
    const message = error?.fields?.file ?? error?.message ?? fallback.message
    return new CallFailed(status, error?.code ?? fallback.code, message, error?.fields, error?.details)
  } catch {
    return new CallFailed(status, fallback.code, fallback.message)
  }
}
